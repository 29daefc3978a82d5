import type { records as zh } from '../zh-Hans/records'

export const records: Record<keyof typeof zh, string> = {
  'plots.tycoon.worth':
    'Worth = gold + the cards in hand as the final score counts them (sets included, a red card without its set for nothing). Cards on the table and in the deck are nobody’s.',
  'plots.tycoon.bargain':
    'Worth = what the card brought later, taxes off; of a card that was kept, its part of the final score. Barter goes by value and is no purchase; the income of red cards is left out.',
  'proof.tycoon.eras': 'Eras in the game',
  'proof.tycoon.removed': 'Era whose red card is out',
  'proof.tycoon.deck': 'The deck',
  'proof.tycoon.unsold': 'Unsold cards that came back',
  'proof.tycoon.start-dice': 'Dice for the first player',
  'proof.tycoon.house-dice': 'Bargaining dice',
}
