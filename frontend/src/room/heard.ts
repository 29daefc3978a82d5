import type { Sound } from '../kit/voices'
import type { Line } from '../protocol/room'

/**
 * What the newest lines sound like: each sound once, in the order of the log. `told`: how many
 * lines there are in all; `known`: how many of them were heard already.
 */
export function heard(
  log: readonly Line[],
  told: number,
  known: number,
  sounds: Readonly<Record<string, Sound>>,
): Sound[] {
  const fresh = log.slice(Math.max(0, log.length - (told - known)))
  const made = fresh.map(({ key }) => (Object.hasOwn(sounds, key) ? sounds[key] : undefined))
  return [...new Set(made.filter(one => one !== undefined))]
}
