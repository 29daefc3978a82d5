import type { Blanks, Key } from '../words'
import type { Fact } from './facts'
import type { Luck } from './luck'

/** What a fact says that chance gave. */
export interface Told {
  what: Key
  blanks?: Blanks
  told: readonly Drawn[]
  /** What a drawn thing is called, in the language spoken. */
  words: (thing: Drawn) => string
}

/** The same drawn anew: what the luck gives, and which of its blocks it took, from 0. */
export interface Draw extends Told {
  lucky: readonly Drawn[]
  first: number
  last: number
}

export type Drawn = number | string

/**
 * What chance had a part in at one table, fact after fact: the draws of each, made anew with
 * `luck`; none where it had no part. `by`: the seat that moved, null for the house.
 */
export type Redraw = (fact: Fact, by: number | null, luck: Luck) => Promise<Draw[]>

/** A new table's. `players` sit at it. */
export type Redrawing = (players: number) => Redraw

export async function drawn<T extends Drawn>(
  luck: Luck,
  told: Told,
  draw: () => Promise<readonly T[]>,
): Promise<Draw & { lucky: readonly T[] }> {
  const first = luck.drawn
  const lucky = await draw()
  return { ...told, lucky, first, last: luck.drawn - 1 }
}

export function same(draw: Draw): boolean {
  const { told, lucky } = draw
  return told.length === lucky.length && told.every((thing, at) => thing === lucky[at])
}
