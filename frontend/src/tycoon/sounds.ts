import type { Sound } from '../kit/soundEffects'

/** What a line of the log sounds like, by its key. */
export const sounds: Readonly<Record<string, Sound>> = {
  'cards-drawn': 'card',
  'blind-picked': 'card',
  'card-turned': 'card',
  'card-sold': 'coin',
  'red-sold': 'coin',
  'reds-earned': 'coin',
  'bid-made': 'bid',
  'bids-opened': 'card',
  hammer: 'hammer',
  'start-dice': 'die',
  'house-dice': 'die',
  'die-rolled': 'die',
  'lot-sold': 'coin',
  'lot-taken-over': 'coin',
  'lot-unsold': 'hammer',
  'wish-granted': 'coin',
  'trade-made': 'coin',
  'game-ended': 'hammer',
}
