import type { Blanks, Key } from '../words'
import type { Fact } from './facts'
import type { Luck } from './luck'

/** What one fact says that chance gave, and what the luck gives. */
export interface Draw {
  what: Key
  blanks?: Blanks
  told: readonly Drawn[]
  lucky: readonly Drawn[]
  /** What a drawn thing is called, in the language spoken. */
  words: (thing: Drawn) => string
}

export type Drawn = number | string

/**
 * What chance had a part in at one table, fact after fact: the draws of each, made anew with
 * `luck`; none where it had no part. `by`: the seat that moved, null for the house.
 */
export type Redraw = (fact: Fact, by: number | null, luck: Luck) => Promise<Draw[]>

/** A new table's. `players` sit at it. */
export type Redrawing = (players: number) => Redraw

export function same(draw: Draw): boolean {
  const { told, lucky } = draw
  return told.length === lucky.length && told.every((thing, at) => thing === lucky[at])
}
