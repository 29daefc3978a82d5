import type { Play } from '../game'
import type { May, RoomView } from '../protocol/room'
import { nameOfSeat } from '../room/names'
import { isKept } from '../room/turn'
import { isolated, say } from '../words'
import type { TableModel } from './model'

interface Given {
  room: RoomView
  view: { seat: number | null; options: readonly May[] }
  now: () => number
  animate: boolean
}

/** Sends moves one at a time: while one is on its way no other goes. */
export class MoveSender<Move> {
  busy = $state(false)
  readonly #send: Play<Move>

  constructor(send: Play<Move>) {
    this.#send = send
  }

  /** True once the move was accepted. */
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

/** What every game's model has in common. A seat that a bot keeps may do nothing. */
export function tableModel<Move>(
  { room, view, now, animate }: Given,
  sender: MoveSender<Move>,
): TableModel<Move> {
  const name = (seat: number) => nameOfSeat(room, seat)
  return {
    room,
    seat: view.seat,
    options: isKept(room) ? [] : view.options,
    animate,
    busy: sender.busy,
    now,
    play: sender.play,
    name,
    names: seats => seats.map(name).map(isolated).join(say('kit.comma')),
  }
}
