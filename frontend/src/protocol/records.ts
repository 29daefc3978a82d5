// Written by `npm run types` from the Python types; do not edit.
// schema f59912cdfffcd226e5a9d0c0eca2227399725f8db30945ea48daad8aae95e5e7

/**
 * A finished game. Fields with a default came with a later format.
 *
 * format      1; 2 with moves, commitment and chairs; 3 with rules that changed in the middle;
 *             4 with people and the head of its chain
 * rules       those the game began with
 * names       by seat, as the game began; "" for a bot; `chairs`: where in the room each sat
 * seed        hexadecimal; with `salt` it gives every chance of the game (domain/luck.py)
 * salt        the strings all seats brought, in order, "|" between them; "" of a bot
 * commitment  the seed's SHA-256, as the room published it before any of these strings came
 * commands    the first is the deal
 * people      by seat the hash of the name with its salt, None for a bot (domain/room/chain.py)
 * luck_hashes by seat, of the strings, as they were bound before any was revealed; () if none was
 * head        of the chain of its commits, as it was shown at the end; "" without one
 */
export interface Replay {
  format: number
  room: string
  number: number
  game: string
  rules: number
  names: string[]
  seed: string
  salt: string
  commands: Played[]
  commitment: string
  chairs: number[]
  people: (NameHash | null)[]
  head: string
  luck_hashes: string[]
}
/**
 * One command's facts: version of the room, when (ms), which seat (None: the house).
 *
 * `drawn`: how far the luck had gone after it. `move`: what the seat asked for; None for the
 * house, and in games from before moves were recorded. `rules`: newer ones than the game had so
 * far decided this and what follows; 0: the same as before.
 */
export interface Played {
  version: number
  at: number
  seat: number | null
  bot: boolean
  drawn: number
  events: unknown[]
  move: {
    [k: string]: unknown
  }
  rules: number
}
/**
 * A name in the chain of a game (chain.py). `salt` "": the name has been forgotten.
 */
export interface NameHash {
  salt: string
  hash: string
}
/**
 * `names` and `chairs` by seat, as in the replay. The last step is the end.
 */
export interface Chart {
  room: string
  number: number
  game: string
  names: string[]
  chairs: number[]
  steps: Step[]
  purchases: Purchase[]
}
/**
 * After command `command` (from 0, the deal): by seat, the money and what all was worth.
 */
export interface Step {
  command: number
  round: number
  money: number[]
  worth: number[]
}
/**
 * What a seat paid for what it bought, and what that was worth to it in the end.
 *
 * `lot`: which sale of the game, None for a private one. `pieces`: numbers of the box.
 */
export interface Purchase {
  seat: number
  lot: number | null
  pieces: number[]
  paid: number
  worth: number
}
/**
 * The lines from number `first` (counted from 0) on; `told`: how many there are so far.
 */
export interface LogPage {
  number: number
  first: number
  told: number
  lines: ToldLine[]
}
/**
 * A line, and the round of the table after what it tells.
 */
export interface ToldLine {
  round: number
  line: Line
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
 * The newest first. `before`: with what the next page is asked for, None at the end.
 */
export interface PastPage {
  games: Past[]
  before: number | null
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
