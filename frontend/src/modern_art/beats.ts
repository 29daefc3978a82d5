import type { Telling } from '../table/beats'
import { beatWords } from './log'

/** What is told at the table, by the log's keys. */
export const telling: Telling = {
  kinds: {
    'bid-made': 'raised',
    'bids-opened': 'opened',
    'double-joined': 'noted',
    'double-kept': 'nobody',
    'game-ended': 'ended',
    'lot-kept': 'sold',
    'lot-sold': 'sold',
    'lot-shared': 'sold',
    'paintings-cashed': 'income',
    'price-named': 'noted',
    'round-began': 'starter',
    'round-ended': 'settled',
    'tokens-placed': 'settled',
  },
  words: beatWords,
}
