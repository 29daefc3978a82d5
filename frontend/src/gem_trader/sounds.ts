import type { Sound } from '../kit/soundEffects'

/** What a line of the log sounds like, by its key. */
export const sounds: Readonly<Record<string, Sound>> = {
  'round-began': 'card',
  'lot-turned': 'card',
  'bid-made': 'bid',
  'lot-sold': 'hammer',
  'lot-forced': 'hammer',
  'die-rolled': 'die',
  'gems-taken': 'coin',
  'crew-governor': 'card',
  'crew-mate': 'card',
  'crew-lookout': 'card',
  'crew-envoy': 'card',
  'crew-smuggler': 'card',
  'crew-pirate': 'card',
  'crew-boatswain': 'card',
  'crew-pilot': 'card',
  'crew-notary': 'card',
  'crew-harbourmaster': 'card',
  'sales-opened': 'card',
  income: 'coin',
  'game-ended': 'hammer',
}
