import { soldByBank, type Telling } from '../table/beats'
import { beatWords } from './log'

/** What is told at the table, by the log's keys. */
export const telling: Telling = {
  kinds: {
    'bid-made': 'raised',
    'bids-opened': 'opened',
    'blind-picked': 'noted',
    'card-sold': 'noted',
    'die-rolled': 'rolled',
    'direction-chosen': 'noted',
    'game-ended': 'ended',
    hammer: 'hammer',
    'house-dice': 'dice',
    'lot-sold': 'sold',
    'lot-taken-over': 'sold',
    'lot-unsold': 'unsold',
    'payment-failed': 'defaulted',
    rebid: 'opened',
    'red-sold': 'noted',
    'reds-earned': 'income',
    'round-began': 'starter',
    'taker-failed': 'defaulted',
    'trade-made': 'traded',
    'trade-refused': 'refused',
    'trade-skipped': 'noted',
    'wish-given-up': 'refused',
    'wish-granted': 'traded',
    'wish-skipped': 'noted',
    'wish-unmet': 'nobody',
  },
  words: beatWords,
  handedOver: line => soldByBank(line, ['lot-sold', 'lot-taken-over'], Number(line.numbers.gold)),
}
