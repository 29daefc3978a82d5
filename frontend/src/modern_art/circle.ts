import { unknownKind } from '../net/unknownKind'
import type { Asking, Circling, Taking } from '../protocol/modern_art'
import { say } from '../words'
import { around } from './model'

export type Asked = Asking | Circling | Taking

/** A seat in the circle. `said`: its answer in words, or the amount it bid. */
export interface Place {
  seat: number
  state: 'host' | 'waits' | 'speaks' | 'refused' | 'bid' | 'absent'
  said: string
  /** Where it sits, from the middle, in units of the radius: right and down. */
  right: number
  down: number
}

/** All seats around the table: the host below, the others clockwise from their left. */
export function placesOf(stage: Asked, count: number): Place[] {
  return around(stage.sale.host, count).map((seat, at) => {
    const turn = ((90 + ((at + 1) * 360) / count) * Math.PI) / 180
    return { seat, ...answerOf(stage, seat), right: Math.cos(turn), down: Math.sin(turn) }
  })
}

function answerOf(stage: Asked, seat: number): Pick<Place, 'state' | 'said'> {
  if (stage.speaker === seat) return { state: 'speaks', said: say('modern_art.said.speaks') }
  const answer = answered(stage, seat)
  if (answer) return answer
  if (stage.sale.host === seat) return { state: 'host', said: say('modern_art.said.host') }
  if (stage.order.includes(seat)) return { state: 'waits', said: say('modern_art.said.waiting') }
  return { state: 'absent', said: say('modern_art.said.no-cards') }
}

function answered(stage: Asked, seat: number): Pick<Place, 'state' | 'said'> | null {
  switch (stage.is) {
    case 'Asking':
      return stage.declined.includes(seat)
        ? { state: 'refused', said: say('modern_art.said.declined') }
        : null
    case 'Taking':
      return stage.left.includes(seat)
        ? { state: 'refused', said: say('modern_art.said.left') }
        : null
    case 'Circling': {
      const call = stage.said.find(said => said.seat === seat)
      if (call === undefined) return null
      return call.amount === 0
        ? { state: 'refused', said: say('modern_art.said.passed') }
        : { state: 'bid', said: String(call.amount) }
    }
    default:
      return unknownKind(stage, null)
  }
}
