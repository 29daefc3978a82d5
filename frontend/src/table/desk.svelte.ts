import type { Play } from '../game'
import type { May, RoomView } from '../protocol/room'
import { nameOfSeat } from '../room/names'
import { isKept } from '../room/turn'
import { say } from '../words'
import type { Desk } from './desk'

interface Given {
  room: RoomView
  view: { seat: number | null; options: readonly May[] }
  now: () => number
  animate: boolean
}

/** One move at a time: while it is on its way, no other goes. */
export class Hand<Move> {
  busy = $state(false)
  readonly #send: Play<Move>

  constructor(send: Play<Move>) {
    this.#send = send
  }

  /** True once the move was taken. */
  readonly play = async (move: Move): Promise<boolean> => {
    if (this.busy) return false
    this.busy = true
    try {
      return (await this.#send(move)).error === null
    } finally {
      this.busy = false
    }
  }
}

/** What is the same on every game's desk. A seat that a bot keeps may do nothing. */
export function deskOf<Move>({ room, view, now, animate }: Given, hand: Hand<Move>): Desk<Move> {
  const name = (seat: number) => nameOfSeat(room, seat)
  return {
    room,
    seat: view.seat,
    options: isKept(room) ? [] : view.options,
    animate,
    busy: hand.busy,
    now,
    play: hand.play,
    name,
    names: seats => seats.map(name).join(say('kit.comma')),
  }
}
