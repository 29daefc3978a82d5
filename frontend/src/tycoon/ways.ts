import type { Key } from '../words'

type WayKey = Extract<Key, 'tycoon.way.open' | 'tycoon.way.sealed'>

/** The words for an open or a sealed auction; `${key}.short` is their sign. */
export function wayKey(way: 'open' | 'sealed'): WayKey {
  return way === 'open' ? 'tycoon.way.open' : 'tycoon.way.sealed'
}
