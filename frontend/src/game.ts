import type { Component } from 'svelte'
import type { GoalHint, Hint } from './guide/hint'
import type { MarkName } from './kit/marks'
import type { Sound } from './kit/soundEffects'
import type { Redrawing } from './proof/draws'
import type { Answer, Line, RoomView } from './protocol/room'
import type { Telling } from './table/beats'
import type { Key } from './words'
import type { Dictionaries } from './words/dictionaries'

/**
 * A game on this page, in one record: what every screen says of it, its words, and its parts. Each
 * part is fetched when it is wanted. `View`, `Move` and `Own` (what a seat alone may see) are the
 * game's own types (`protocol/`).
 */
export interface Game<View, Move, Own> {
  title: Key
  about: Key
  /** As the box says (`protocol/facts`); said again here, so that no box is fetched for it. */
  players: { least: number; most: number }
  /** The square of the first screen's picture that shows it (`home/cover.ts`): left, top, side. */
  pictured?: readonly [number, number, number]
  words: Dictionaries
  table: () => Promise<TablePart<View, Move>>
  guide: () => Promise<GuidePart<View>>
  replay: () => Promise<ReplayPart<View, Own>>
  plots: () => Promise<PlotsPart>
  proof: () => Promise<ProofPart>
}

/** A game as the rest of the page sees it: its views and moves are handed on as they are. */
export type AnyGame = Game<unknown, unknown, unknown>
export type AnyTable = TablePart<unknown, unknown>

/** What a room draws and says of a running game. */
export interface TablePart<View, Move> {
  Table: Component<TableProps<View, Move>>
  Rules: Component<{ view?: View | null }>
  seatStatus: (view: View) => SeatStatus[]
  /** A log line in the language spoken; '' for a line that the game does not know. */
  logWords: (line: Line, nameOf: (seat: number) => string) => string
  /** What is told of between one view and the next. */
  telling: Telling
  /** What a log line sounds like, by its key. */
  sounds: Readonly<Record<string, Sound>>
  /** What its log can be searched for; left out by a game whose log is short. */
  logTopics?: LogTopics
}

/** Log lines, by their keys, that tell of money and of trades between players. */
export interface LogTopics {
  money: readonly string[]
  trades: readonly string[]
}

/** What a room gives a game's table. `now`: ms by the server's clock. */
export interface TableProps<View, Move> {
  room: RoomView
  view: View
  play: Play<Move>
  now: () => number
  animate: boolean
}

export type Play<Move> = (move: Move) => Promise<Answer>

/** What a game's view adds to a seat at the ring of chairs. */
export interface SeatStatus {
  /** Money, where the game makes it public. */
  gold?: number
  marks: MarkName[]
  /** Whether this seat is to act now, as far as all may know. */
  active: boolean
}

/** What the guide tells newcomers. */
export interface GuidePart<View> {
  /** How one wins, for those who have nothing to do yet. */
  goal: GoalHint
  /** What to do now; null where nothing is asked. */
  hint: (view: View) => Hint | null
}

/** What a replay with every hand revealed draws them with. */
export interface ReplayPart<View, Own> {
  AllHands: Component<HandsProps<View, Own>>
}

/** A spectator's view, and each seat's own part of it. */
export interface HandsProps<View, Own> {
  room: RoomView
  view: View
  owns: readonly Own[]
}

/** What charts call the things that are bought. */
export interface PlotsPart {
  pieceName: (piece: number) => string
}

/** What the proof needs to make every draw of the game anew. */
export interface ProofPart {
  redrawing: Redrawing
}

/** Types a record by the game's own views and moves; the rest of the page does not know them. */
export function defineGame<View, Move, Own>(game: Game<View, Move, Own>): AnyGame {
  return game as unknown as AnyGame
}
