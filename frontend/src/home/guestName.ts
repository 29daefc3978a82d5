import type { Key } from '../words'

const NAMES: readonly Key[] = [
  'home.guest.0',
  'home.guest.1',
  'home.guest.2',
  'home.guest.3',
  'home.guest.4',
  'home.guest.5',
  'home.guest.6',
  'home.guest.7',
]

/** What somebody is called who has not said it, in the language they read. */
export function guestName(chance: () => number = Math.random): Key {
  return NAMES[Math.floor(chance() * NAMES.length)] ?? 'home.guest.0'
}
