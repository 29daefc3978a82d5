import { toggled } from './selling'

export type Mode = 'none' | 'sell' | 'offer'

/** Which cards of one's hand are picked out now: several to sell, or one to offer. */
export class Choice {
  mode = $state<Mode>('none')
  cards = $state.raw<readonly number[]>([])

  toggle(card: number): void {
    const next = toggled(this.cards, card)
    this.cards = this.mode === 'offer' ? next.slice(-1) : next
  }

  clear(): void {
    this.cards = []
  }

  /** Lets go of cards that are no longer in the hand. */
  keep(hand: readonly number[]): void {
    const held = this.cards.filter(card => hand.includes(card))
    if (held.length < this.cards.length) this.cards = held
  }
}
