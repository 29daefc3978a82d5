import type { words } from './zh-Hans'

type Common = typeof words

/** Everything that can be said. Each folder with words of its own adds them (`words/index.ts`). */
export interface Sayable extends Common {}

export type Key = keyof Sayable
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
