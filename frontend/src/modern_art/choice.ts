import type { May } from '../protocol/modern_art'
import type { Move } from './moves'
import { all, covering, find, moveOf, numbers } from './options'
import { isDouble } from './pieces'

/** What is picked out of one's hand: a painting, and to a Double perhaps a second. */
export interface Choice {
  first: number | null
  second: number | null
}

export const NOTHING: Choice = { first: null, second: null }

/** The paintings in one's hand that may be picked out now. */
export function pickable(options: readonly May[], { first }: Choice): number[] {
  const join = find(options, 'Join')
  if (join) return numbers(join, 'painting')
  return [...new Set([...firsts(options), ...secondsFor(options, first)])]
}

/** The choice after a card was tapped: a second goes to its Double, anything else starts anew. */
export function tapped(options: readonly May[], choice: Choice, painting: number): Choice {
  const { first, second } = choice
  if (painting === first) return second === null ? NOTHING : { first: second, second: null }
  if (painting === second) return { first, second: null }
  if (secondsFor(options, first).includes(painting)) return { first, second: painting }
  return { first: painting, second: null }
}

/** What would go with this Double of one's own. */
export function secondsFor(options: readonly May[], double: number | null): number[] {
  if (double === null || !isDouble(double)) return []
  return all(options, 'PutUp')
    .filter(may => numbers(may, 'painting').includes(double))
    .flatMap(may => numbers(may, 'second'))
}

/** The move that puts up or adds what was picked out, if it is allowed. */
export function moveFor(options: readonly May[], { first, second }: Choice): Move | null {
  if (first === null) return null
  const join = covering(options, 'Join', { painting: first })
  if (join) return moveOf(join, { painting: first })
  const put = covering(options, 'PutUp', { painting: first, second })
  return put ? moveOf(put, { painting: first, second }) : null
}

/** Lets go of what is no longer in the hand. */
export function kept(choice: Choice, hand: readonly number[]): Choice {
  const held = (painting: number | null) => painting === null || hand.includes(painting)
  if (!held(choice.first)) return NOTHING
  return held(choice.second) ? choice : { first: choice.first, second: null }
}

function firsts(options: readonly May[]): number[] {
  return all(options, 'PutUp').flatMap(may => numbers(may, 'painting'))
}
