import type { May, RoomView } from '../protocol/room'

/**
 * The view model of a game's screen: what all its parts are drawn from, and how they make a move.
 * `play` is true once the move was accepted; `name` and `names` are those of seats.
 */
export interface TableModel<Move> {
  room: RoomView
  seat: number | null
  options: readonly May[]
  animate: boolean
  busy: boolean
  now: () => number
  play: (move: Move) => Promise<boolean>
  name: (seat: number) => string
  names: (seats: readonly number[]) => string
}
