import type { Bidding, Own, Playing, Slot, Table } from '../protocol/gem_trader'
import type { TableModel as AnyTableModel } from '../table/model'
import type { Move } from './moves'

export interface TableModel extends AnyTableModel<Move> {
  table: Table
  own: Own | null
}

export function seats(table: Table): number[] {
  return table.traders.map((_, seat) => seat)
}

/** All seats to the left, from this one on. */
export function from(first: number, table: Table): number[] {
  const count = table.traders.length
  return seats(table).map(seat => (seat + first) % count)
}

export function slotOf(table: Table, lot: number | null): Slot | undefined {
  return table.slots.find(slot => slot.lot === lot)
}

/** Which of the round's cards this is, from 1. */
export function placeOf(table: Table, lot: number): number {
  return table.slots.findIndex(slot => slot.lot === lot) + 1
}

export type BidStatus = 'speaks' | 'leads' | 'raised' | 'silent' | 'passed' | 'served'

/** What a seat has said at this card: it may speak, has bid, passed, or already owns a card. */
export function bidStatus(
  { seat: speaker, bidders, queue, bids }: Bidding,
  seat: number,
): BidStatus {
  if (!bidders.includes(seat)) return 'served'
  if (!queue.includes(seat)) return 'passed'
  if (seat === speaker) return 'speaks'
  if (bids.at(-1)?.seat === seat) return 'leads'
  return bids.some(bid => bid.seat === seat) ? 'raised' : 'silent'
}

export function lastBid({ bids }: Bidding, seat: number): number | null {
  return bids.findLast(bid => bid.seat === seat)?.amount ?? null
}

/**
 * Where a seat stands in the circuit of event cards; `order` is that of the table. Only those who
 * have event cards are asked: one who is still to come but not waited for has none.
 */
export function turnOf(
  { seat: now, queue }: Playing,
  order: readonly number[],
  seat: number,
): 'done' | 'now' | 'next' | 'skipped' {
  if (seat === now) return 'now'
  if (queue.includes(seat)) return 'next'
  return order.indexOf(seat) < order.indexOf(now) ? 'done' : 'skipped'
}
