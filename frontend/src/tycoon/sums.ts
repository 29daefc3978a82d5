import type { Sum, Terms } from '../protocol/tycoon'
import { RED_TAX_PERCENT, STEEP } from './facts'

export interface Range {
  least: number
  most: number
}

/** What a bid comes to after one change by the die (TY-44), as the server reckons it. */
export function payment(bid: number, change: number, terms: Terms): Sum {
  const base = Math.max(0, bid + change)
  const discounted = percentUp(base, terms.of_100)
  const tax = percentUp(discounted, terms.tax_percent)
  return { bid, change, base, discounted, tax, pay: discounted + tax }
}

/** What a bid comes to on each of the six faces. */
export function payments(bid: number, terms: Terms): number[] {
  return terms.changes.map(change => payment(bid, change, terms).pay)
}

/** The least and the most one may pay over the six faces (TY-87). */
export function payRange(bid: number, terms: Terms): Range {
  const pays = payments(bid, terms)
  return { least: Math.min(...pays), most: Math.max(...pays) }
}

/** How many of the six faces would be more than one has. */
export function failingFaces(bid: number, terms: Terms, gold: number): number {
  return payments(bid, terms).filter(pay => pay > gold).length
}

/** Whether a bid deserves a second look before it is made: it may default, or is far above value. */
export function isSteep(bid: number, worth: number, terms: Terms, gold: number): boolean {
  return bid > 0 && (payRange(bid, terms).most > gold || bid >= worth * STEEP)
}

/** The tax on gold paid for a red card; nothing without a red card or without gold (TY-64). */
export function redTax(gold: number, isRed: boolean): number {
  return isRed ? percentUp(gold, RED_TAX_PERCENT) : 0
}

/** That share of the gold; a fraction is rounded up. */
export function percentUp(gold: number, percent: number): number {
  return Math.ceil((gold * percent) / 100)
}

/** How a face of the die changes the price of a card of this star. */
export function changeOf(star: number, face: number): number {
  return face <= 3 ? star * face : -star * (face - 3)
}
