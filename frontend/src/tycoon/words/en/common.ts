import type { common as zh } from '../zh-Hans/common'

export const common: Record<keyof typeof zh, string> = {
  'game.tycoon': 'Auction Tycoon',
  'game.tycoon.about': 'Open and sealed bids, a die on every price, sets to complete.',
  'room.variant.unsold-returns': 'Unsold cards come back',
  'room.variant.unsold-returns-about':
    'When the deck is too small for a round, unsold cards are shuffled and laid under it (this only happens with six players)',
}
