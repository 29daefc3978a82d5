import type { May, RoomView } from '../protocol/room'

/** What every part of a game's screen is drawn from. `play` is true once the move was taken. */
export interface Desk<Move> {
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
