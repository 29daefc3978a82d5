import type { Outcry, Table } from '../protocol/tycoon'
import type { Key } from '../words'

/** Whether this seat is the only human's, whose word is the hammer (TY-33). */
export function isLone(table: Table, seat: number | null): boolean {
  return seat !== null && table.lone_human === seat
}

/** The words for "no more": a hammer, a going on, a declining to open or a stepping back (B-14). */
export function noMoreKey(table: Table, stage: Outcry, seat: number | null): Key {
  const high = stage.bids.at(-1)
  if (isLone(table, seat) && high?.seat === seat) return 'tycoon.hammer'
  if (isLone(table, seat) && !stage.bidders.includes(seat ?? -1)) return 'tycoon.go-on'
  return high === undefined ? 'tycoon.not-opening' : 'tycoon.no-more'
}
