import type { May } from '../protocol/tycoon'
import type { Move } from './moves'
import { all, covering, moveOf, numbers, span } from './options'

/** The seats one may offer a trade to. */
export function partners(options: readonly May[]): number[] {
  return [...new Set(offers(options).flatMap(may => numbers(may, 'to')))]
}

/** The most gold one may ask of this seat. */
export function mostGold(options: readonly May[], to: number): number {
  const spans = offersTo(options, to).map(may => span(may, 'gold')?.most ?? 0)
  return Math.max(0, ...spans)
}

/** The titles one may ask of this seat, or of anybody. */
export function titlesAsked(options: readonly May[], to: number | null): number[] {
  const mays = to === null ? offers(options) : offersTo(options, to)
  return [...new Set(mays.flatMap(may => numbers(may, 'title')))]
}

/** The move that makes this offer, if it may be made. */
export function offerOf(
  options: readonly May[],
  card: number,
  to: number,
  gold: number,
  title: number | null,
): Move | undefined {
  const chosen = { card, to, gold, title }
  const may = covering(options, 'OfferTrade', chosen)
  return may === undefined ? undefined : moveOf(may, chosen)
}

function offers(options: readonly May[]): May[] {
  return all(options, 'OfferTrade')
}

function offersTo(options: readonly May[], seat: number): May[] {
  return offers(options).filter(may => numbers(may, 'to').includes(seat))
}
