import type { Component } from 'svelte'
import type { MarkName } from '../kit/marks'
import type { Sound } from '../kit/voices'
import type { Answer, Line, RoomView } from '../protocol/room'

/** What a game's view adds to a seat at the ring of chairs. */
export interface SeatExtras {
  /** Money, where the game makes it public. */
  gold?: number
  marks: MarkName[]
  /** Whether this seat is to act now, as far as all may know. */
  active: boolean
}

export type Play<Move> = (move: Move) => Promise<Answer>

/** What the room gives a game's own table. `now`: ms by the server's clock. */
export interface TableProps<View, Move> {
  room: RoomView
  view: View
  play: Play<Move>
  now: () => number
  animate: boolean
}

/**
 * What a game's folder gives the room. `logWords`: '' for a line it does not know; `sounds`: what a
 * line sounds like, by its key.
 */
export interface GamePieces<View, Move> {
  Table: Component<TableProps<View, Move>>
  Rules: Component<{ view?: View | null }>
  seatExtras: (view: View) => SeatExtras[]
  logWords: (line: Line, nameOf: (seat: number) => string) => string
  sounds: Readonly<Record<string, Sound>>
}
