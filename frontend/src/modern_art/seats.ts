import type { SeatStatus } from '../game'
import type { MarkName } from '../kit/marks'
import { unknownKind } from '../net/unknownKind'
import type { Outcry, Sealing, Stage, Table, View } from '../protocol/modern_art'
import { saleOf, seats } from './model'

/** What all may know of each seat: marks, who is to act; money only once the game is over. */
export function seatStatus({ table }: View): SeatStatus[] {
  const acting = actingSeats(table)
  return table.galleries.map(({ money }, seat) => ({
    ...(money === null ? {} : { gold: money }),
    marks: [...hostMark(table.stage, seat), ...marksOf(table.stage, seat)],
    active: acting.includes(seat),
  }))
}

/** Who runs the sale that is on. */
function hostMark(stage: Stage, seat: number): MarkName[] {
  return saleOf(stage)?.host === seat ? ['auctioneer'] : []
}

function marksOf(stage: Stage, seat: number): MarkName[] {
  switch (stage.is) {
    case 'Outcry':
      return stage.bids.at(-1)?.seat === seat ? ['leader'] : []
    case 'Circling':
      return stage.high?.seat === seat ? ['leader'] : []
    case 'Sealing':
      return stage.sent.includes(seat) ? ['submitted'] : []
    case 'Offering':
    case 'Asking':
    case 'Pricing':
    case 'Taking':
    case 'Over':
      return []
    default:
      return unknownKind(stage, [])
  }
}

/** Whom the table looks at now. */
function actingSeats(table: Table): number[] {
  const { stage } = table
  switch (stage.is) {
    case 'Offering':
      return [stage.seat]
    case 'Pricing':
      return [stage.sale.host]
    case 'Asking':
    case 'Circling':
    case 'Taking':
      return [stage.speaker]
    case 'Outcry':
      return seats(table).filter(seat => !isSilent(stage, seat))
    case 'Sealing':
      return missing(stage, table)
    case 'Over':
      return []
    default:
      return unknownKind(stage, [])
  }
}

function isSilent(stage: Outcry, seat: number): boolean {
  return stage.quiet.includes(seat) || stage.bids.at(-1)?.seat === seat
}

/** Who has not sent a sealed bid yet. */
export function missing(stage: Sealing, table: Table): number[] {
  return seats(table).filter(seat => !stage.sent.includes(seat))
}
