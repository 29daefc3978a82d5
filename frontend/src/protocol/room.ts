// Written by `npm run types` from the Python types; do not edit.
// schema 3c671c0c649e6bdab3542b536c3145af389ab5deab2370566e2dac3246a5d8d5

export type AnyMessage = View | Answer | Chat | Now | Bye
export type AnyFrame = Hello | Ask | Say | Beat
export type Wanted =
  | Sit
  | Stand
  | BringLuck
  | Reveal
  | PlaceBot
  | RemoveBot
  | Unseat
  | Change
  | Start
  | Play
  | Reclaim
  | Again
  | Mute
  | Admit
  | LetSit
  | Remove
  | Forgive
  | MakeHost

/**
 * `chair` and `seat` are the viewer's own, None where there is none. `past`: the last games.
 *
 * `chairs` has as many as the game allows, and more where somebody sits in one that is gone.
 * `variants`: those of the chosen game's that can be switched on. `removed` is for the host alone.
 */
export interface RoomView {
  code: string
  you: string
  chair: number | null
  seat: number | null
  host: string
  people: VisitorSeen[]
  chairs: (ChairSeen | null)[]
  settings: Settings
  admission: 'closed' | 'open' | 'seats'
  players: Limits
  games: string[]
  variants: string[]
  number: number
  commitment: string
  called: CalledSeen | null
  playing: PlayingSeen | null
  past: Past[]
  removed: RemovedSeen[]
}
/**
 * `let`: may sit down where not everybody may.
 */
export interface VisitorSeen {
  person: string
  name: string
  online: boolean
  muted: boolean
  let: boolean
}
/**
 * A taken chair. `person` None: a bot of `level`. `lucky`: has brought a string or a hash.
 */
export interface ChairSeen {
  person: string | null
  name: string
  level: ('easy' | 'medium' | 'strong') | null
  online: boolean
  lucky: boolean
}
/**
 * `late`: what happens to a slow seat, a bot takes it over or it just passes.
 *
 * `variants`: those of the chosen game's that are switched on, in the game's order.
 */
export interface Settings {
  game: string
  late: 'bot' | 'pass'
  pace: 'brisk' | 'calm'
  animation: boolean
  variants: string[]
}
/**
 * How many may play the chosen game.
 */
export interface Limits {
  least: number
  most: number
}
/**
 * A game whose seats are locked. `waits_for`: the chairs whose strings are awaited until `due`.
 *
 * `head`: as of a table; who reveals a string keeps it first, for it binds all others' hashes.
 */
export interface CalledSeen {
  waits_for: number[]
  due: number
  head: string
}
/**
 * The table in the room.
 *
 * `chairs`: the chair of each seat. `waits_for`: the seats that are asked. `due`: when time is
 * up, None without a clock; `turn` names the wait. `wakes`: when the house will do something of
 * itself (a deadline, a bot's move, the end of a grace). `told`: log lines so far, `log` the last.
 * `head`: of the chain of its commits (chain.py), for who wants to hold its replay against it.
 */
export interface PlayingSeen {
  number: number
  game: string
  chairs: number[]
  kept: KeptSeen[]
  waits_for: number[]
  turn: number | null
  due: number | null
  wakes: number | null
  over: boolean
  told: number
  log: Line[]
  table: unknown
  head: string
}
export interface KeptSeen {
  seat: number
  why: 'offline' | 'slow'
}
/**
 * A line of the log for all: a key and numbers. It is told of no seat's secrets.
 */
export interface Line {
  key: string
  numbers: {
    [k: string]: number | string | boolean | number[] | null
  }
}
/**
 * A finished game. `names` and `chairs` by seat; a bot's name is empty.
 */
export interface Past {
  number: number
  game: string
  ended: number
  names: string[]
  placings: Placing[]
  chairs: number[]
}
/**
 * A seat's end: `place` 1 is best, equal places share it.
 */
export interface Placing {
  seat: number
  place: number
  score: number
}
/**
 * `shut`: until when (ms) nobody new comes from their network; 0: that was not chosen.
 */
export interface RemovedSeen {
  person: string
  name: string
  shut: number
}
/**
 * The whole view. An older `version` than the one on the screen is dropped by the client.
 *
 * `answers`: the id of the frame that this answers as well. What was asked is done, and whoever
 * asked has no moment between the answer and what came of it.
 */
export interface View {
  is: 'view'
  version: number
  now: number
  view: RoomView
  answers: string | null
}
/**
 * To the requester alone. `error` None: done. Otherwise a key and its numbers.
 *
 * What changed the room is answered by the view that shows it; everything else by this.
 */
export interface Answer {
  is: 'answer'
  id: string
  error: string | null
  numbers: {
    [k: string]: number | string | boolean | number[] | null
  }
}
export interface Chat {
  is: 'chat'
  lines: ChatLine[]
}
/**
 * `seq` counts a room's lines from 1; `at` is ms by the server's clock.
 */
export interface ChatLine {
  seq: number
  at: number
  person: string
  name: string
  text: string
  voice: Voice | null
}
/**
 * A clip that was sent to the media store. `waveform`: how loud it is, from left to right.
 */
export interface Voice {
  key: string
  type: 'audio/mp4' | 'audio/ogg' | 'audio/webm'
  seconds: number
  /**
   * @maxItems 64
   */
  waveform: number[]
}
/**
 * The answer to a beat that has missed nothing.
 */
export interface Now {
  is: 'now'
  now: number
  version: number
}
/**
 * The connection is closed after this, for a reason (a key).
 */
export interface Bye {
  is: 'bye'
  why: string
}
/**
 * One kind of move, by name, and for each of its fields what it may hold.
 */
export interface May {
  move: string
  fields: {
    [k: string]: (number | string | boolean | number[] | null)[] | Span | Some
  }
}
/**
 * Whole numbers from `least` to `most`, every `step`.
 */
export interface Span {
  is: 'Span'
  least: number
  most: number
  step: number
}
/**
 * Between `least` and `most` of these numbers, in any order.
 *
 * A number may be taken as often as it stands `among` them: things that are alike bear one number.
 */
export interface Some {
  is: 'Some'
  among: number[]
  least: number
  most: number
}
/**
 * Who comes into which room; nothing else works before.
 *
 * `version`: of the view the page shows. `protocol`: what the page speaks; pages of before it was
 * said speak 1 (old_frames.py).
 */
export interface Hello {
  is: 'hello'
  room: string
  id: string
  token: string
  version?: number | null
  protocol?: number
}
/**
 * A command to the room. `version`: of the view the page shows (0: none).
 */
export interface Ask {
  is: 'ask'
  id: string
  wanted: Wanted
  version?: number
  room?: string
}
/**
 * `luck`: of pages from before there were hashes; next to a hash it counts for nothing.
 */
export interface Sit {
  is: 'Sit'
  chair: number
  luck: string
  luck_hash: string
}
export interface Stand {
  is: 'Stand'
}
/**
 * A fresh string's hash for the next game, sent after its commitment was seen. As in `Sit`.
 */
export interface BringLuck {
  is: 'BringLuck'
  luck: string
  luck_hash: string
}
/**
 * The string whose hash was brought, once the game is called.
 */
export interface Reveal {
  is: 'Reveal'
  luck: string
}
export interface PlaceBot {
  is: 'PlaceBot'
  chair: number
  level: 'easy' | 'medium' | 'strong'
}
export interface RemoveBot {
  is: 'RemoveBot'
  chair: number
}
/**
 * Free somebody else's chair; they stay in the room.
 */
export interface Unseat {
  is: 'Unseat'
  chair: number
}
export interface Change {
  is: 'Change'
  settings: Settings
}
export interface Start {
  is: 'Start'
}
/**
 * `move`: of the running game's own type (plain values until the gateway has read it).
 */
export interface Play {
  is: 'Play'
  move: unknown
}
/**
 * Give me my seat back.
 */
export interface Reclaim {
  is: 'Reclaim'
}
export interface Again {
  is: 'Again'
}
export interface Mute {
  is: 'Mute'
  person: string
  muted: boolean
}
/**
 * Who may come and sit from now on.
 */
export interface Admit {
  is: 'Admit'
  admission: 'closed' | 'open' | 'seats'
}
/**
 * Who may sit down (or no more), where not everybody may.
 */
export interface LetSit {
  is: 'LetSit'
  person: string
  may: boolean
}
/**
 * `network`: and nobody new comes in from where they are, for a day.
 */
export interface Remove {
  is: 'Remove'
  person: string
  network: boolean
}
/**
 * A removed person may come again.
 */
export interface Forgive {
  is: 'Forgive'
  person: string
}
export interface MakeHost {
  is: 'MakeHost'
  person: string
}
/**
 * A line of chat: a text, or a voice clip instead.
 */
export interface Say {
  is: 'say'
  id: string
  text?: string
  voice?: Voice | null
  room?: string
}
/**
 * A heartbeat. `version`: of the view the page shows (0: none).
 */
export interface Beat {
  is: 'beat'
  version?: number
  room?: string
}
