import type { SeatStatus } from '../game'
import type { MarkName } from '../kit/marks'
import { unknownKind } from '../net/unknownKind'
import type { Stage, View } from '../protocol/gem_trader'

/** What all may know of each seat: no money (GT-23), marks, and who is to act. */
export function seatStatus({ table }: View): SeatStatus[] {
  const acting = actingSeats(table.stage)
  return table.traders.map((_, seat) => ({
    marks: marksOf(table.stage, seat, table.starter === seat),
    active: acting.includes(seat),
  }))
}

function marksOf(stage: Stage, seat: number, starts: boolean): MarkName[] {
  const marks: (MarkName | false)[] = [starts && 'start', stageMark(stage, seat)]
  return marks.filter(mark => mark !== false)
}

function stageMark(stage: Stage, seat: number): MarkName | false {
  if (stage.is === 'Bidding') return stage.bids.at(-1)?.seat === seat && 'leader'
  if (stage.is !== 'Selling' || !stage.sellers.includes(seat)) return false
  return stage.sent.includes(seat) ? 'ready' : 'not-ready'
}

function actingSeats(stage: Stage): number[] {
  switch (stage.is) {
    case 'Bidding':
    case 'Taking':
    case 'Playing':
      return [stage.seat]
    case 'Selling':
      return stage.sellers.filter(seat => !stage.sent.includes(seat))
    case 'Over':
      return []
    default:
      return unknownKind(stage, [])
  }
}
