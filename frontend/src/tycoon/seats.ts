import type { SeatStatus } from '../game'
import type { MarkName } from '../kit/marks'
import { unknownKind } from '../net/unknownKind'
import type { Stage, Table, View } from '../protocol/tycoon'

/** What all may know of each seat: gold, marks, and who is to act. */
export function seatStatus({ table }: View): SeatStatus[] {
  const acting = actingSeats(table)
  return table.collectors.map(({ gold }, seat) => ({
    gold,
    marks: marksOf(table, seat),
    active: acting.includes(seat),
  }))
}

function marksOf(table: Table, seat: number): MarkName[] {
  const marks: (MarkName | false)[] = [
    table.starter === seat && 'start',
    (table.collectors[seat]?.banned ?? 0) > 0 && 'banned',
    stageMark(table.stage, seat),
  ]
  return marks.filter(mark => mark !== false)
}

function stageMark(stage: Stage, seat: number): MarkName | false {
  switch (stage.is) {
    case 'Selling':
      return stage.ready.includes(seat) ? 'ready' : 'not-ready'
    case 'Outcry':
      return stage.bids.at(-1)?.seat === seat && 'leader'
    case 'Sealing':
      return stage.sent.includes(seat) && 'submitted'
    case 'Rolling':
      return stage.winner === seat && 'leader'
    case 'Directing':
    case 'Picking':
    case 'Wishing':
    case 'WishAsked':
    case 'WishChoice':
    case 'Offering':
    case 'TradeAsked':
    case 'Over':
      return false
    default:
      return unknownKind(stage, false)
  }
}

/** Whom the table looks at now. */
function actingSeats({ stage, collectors }: Table): number[] {
  const all = collectors.map((_, seat) => seat)
  switch (stage.is) {
    case 'Selling': {
      const waiting = all.filter(seat => !stage.ready.includes(seat))
      return waiting.length > 0 ? waiting : [stage.closer]
    }
    case 'Outcry':
      return stage.bidders.filter(seat => !isSilent(stage, seat))
    case 'Sealing':
      return stage.bidders.filter(seat => !stage.sent.includes(seat))
    case 'Rolling':
      return [stage.winner]
    case 'WishAsked':
      return all.filter(seat => seat !== stage.seat && !stage.answered.includes(seat))
    case 'TradeAsked':
      return [stage.to]
    case 'Directing':
    case 'Picking':
    case 'Wishing':
    case 'WishChoice':
    case 'Offering':
      return [stage.seat]
    case 'Over':
      return []
    default:
      return unknownKind(stage, [])
  }
}

function isSilent(stage: Extract<Stage, { is: 'Outcry' }>, seat: number): boolean {
  return stage.quiet.includes(seat) || stage.bids.at(-1)?.seat === seat
}
