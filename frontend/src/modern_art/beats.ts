import type { Line } from '../protocol/room'
import { type HandedOver, soldByBank, type Telling } from '../table/beats'
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
  handedOver,
}

/** The auctioneer is paid, or both who share; who buys their own pays the bank. */
function handedOver(line: Line): HandedOver | null {
  const { seat, other, gold, seats, golds, bank } = line.numbers
  if (line.key === 'lot-kept') return soldByBank(line, ['lot-kept'], Number(gold))
  if (typeof seat !== 'number') return null
  if (line.key === 'lot-sold' && typeof other === 'number') return { owner: seat, payees: [other] }
  if (line.key !== 'lot-shared' || !Array.isArray(seats) || !Array.isArray(golds)) return null
  const paid = seats.map(Number).filter((_, at) => Number(golds[at]) > 0)
  return { owner: seat, payees: Number(bank) > 0 ? [...paid, null] : paid }
}
