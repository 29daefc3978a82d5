import type { EraWorth, Item, Own } from '../protocol/tycoon'
import { eraOf, starOf } from './pieces'
import { alike } from './titles'

/** One era's part of one's hand: its worth as the server reckons it, its items by star. */
export interface Shelf {
  era: number
  worth: EraWorth
  items: Item[]
}

/**
 * The same with a number for each of one's alike cards, by which the page alone tells them apart:
 * to the server they are one (see `alike`).
 */
export function toldApart(own: Own): Own {
  const held = new Map<number, number>()
  const hand = own.hand.map(item => {
    const first = alike(item.card)
    const copies = held.get(first) ?? 0
    held.set(first, copies + 1)
    return { ...item, card: first + copies }
  })
  return { ...own, hand }
}

/** One's hand by era, in the order of the table's eras; eras without cards too. */
export function shelves(own: Own): Shelf[] {
  return own.worth.map(worth => ({
    era: worth.era,
    worth,
    items: byStar(own.hand.filter(item => eraOf(item.card) === worth.era)),
  }))
}

export function byStar(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => starOf(b.card) - starOf(a.card) || a.card - b.card)
}

/** What the whole collection is worth now, forfeits taken off. */
export function worthOfAll(worth: readonly EraWorth[]): number {
  return worth.reduce((sum, era) => sum + era.worth - era.forfeited, 0)
}

/** "×1", "×1.5" or "×2". */
export function factor(percent: number): string {
  return `×${percent / 100}`
}
