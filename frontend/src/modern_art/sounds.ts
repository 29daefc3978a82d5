import type { Sound } from '../kit/soundEffects'

/** What a line of the log sounds like, by its key. */
export const sounds: Readonly<Record<string, Sound>> = {
  'round-began': 'card',
  'put-up': 'card',
  'pair-put-up': 'card',
  'double-joined': 'card',
  'double-kept': 'hammer',
  'bid-made': 'bid',
  'price-named': 'bid',
  going: 'hammer',
  'bids-opened': 'card',
  'lot-sold': 'hammer',
  'lot-kept': 'hammer',
  'lot-shared': 'hammer',
  'round-ended': 'hammer',
  'paintings-cashed': 'coin',
  'game-ended': 'hammer',
}
