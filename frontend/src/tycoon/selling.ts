import { starOf } from './pieces'

export interface Price {
  card: number
  gold: number
}

/** What the house pays for these cards, sold in this order at falling prices (TY-13). */
export function pricesOf(
  cards: readonly number[],
  ladder: readonly (readonly number[])[],
): Price[] {
  return cards.map((card, at) => {
    const before = cards.slice(0, at).filter(other => starOf(other) === starOf(card)).length
    return { card, gold: ladder[starOf(card) - 1]?.[before] ?? 0 }
  })
}

export function total(prices: readonly Price[]): number {
  return prices.reduce((sum, price) => sum + price.gold, 0)
}

/** The cards without this one if it is among them, else with it at the end. */
export function toggled(cards: readonly number[], card: number): number[] {
  return cards.includes(card) ? cards.filter(other => other !== card) : [...cards, card]
}
