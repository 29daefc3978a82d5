import type { zh } from './zh'
import type { gemTrader } from './zh/gem_trader'
import type { guide } from './zh/guide'
import type { modernArt } from './zh/modern_art'
import type { plots } from './zh/plots'
import type { proof } from './zh/proof'
import type { replay } from './zh/replay'
import type { tycoon } from './zh/tycoon'

/** Everything that can be said: by every screen, each game and the guide, and after games. */
export type Key = keyof (typeof zh &
  typeof tycoon &
  typeof modernArt &
  typeof gemTrader &
  typeof replay &
  typeof guide &
  typeof proof &
  typeof plots)
export type Words = Record<Key, string>
export type Blanks = Record<string, number | string>

const BLANK = /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g

/**
 * Fills a template. `{least}` becomes that blank; `{cards:card|cards}` becomes the first
 * word when the blank is exactly 1, else the second. A blank nobody filled stays as written.
 */
export function fill(template: string, blanks: Blanks = {}): string {
  return template.replace(BLANK, (whole, name: string, one?: string, many?: string) => {
    const value = blanks[name]
    if (value === undefined) return whole
    if (one === undefined || many === undefined) return String(value)
    return Number(value) === 1 ? one : many
  })
}
