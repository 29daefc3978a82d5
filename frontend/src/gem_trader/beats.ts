import { soldByBank, type Telling } from '../table/beats'
import { beatWords } from './log'

/** What is told at the table, by the log's keys. */
export const telling: Telling = {
  kinds: {
    'bid-made': 'raised',
    'crew-boatswain': 'noted',
    'crew-envoy': 'noted',
    'crew-governor': 'noted',
    'crew-harbourmaster': 'noted',
    'crew-lookout': 'noted',
    'crew-mate': 'noted',
    'crew-notary': 'noted',
    'crew-pilot': 'noted',
    'crew-pirate': 'noted',
    'crew-smuggler': 'noted',
    'die-rolled': 'rolled',
    'game-ended': 'ended',
    'gems-taken': 'noted',
    income: 'income',
    'lot-forced': 'forced',
    'lot-sold': 'sold',
    'round-began': 'starter',
    'sales-opened': 'settled',
    'sold-nothing': 'income',
  },
  words: beatWords,
  handedOver: line => soldByBank(line, ['lot-sold', 'lot-forced'], Number(line.numbers.money)),
}
