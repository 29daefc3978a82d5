// Written by `npm run types` from the Python types; do not edit.
// schema 1140c023e2dd09d425f051661b1bf3a3a2507547f92fe75f101c8dd8a9a4c51c

/**
 * A finished game. Fields with a default came with a later format.
 *
 * format      1; 2 with moves, commitment and chairs; 3 with rules that changed in the middle
 * rules       those the game began with
 * names       by seat, "" for a bot; `chairs`: where in the room each sat
 * seed        hexadecimal; with `salt` it gives every chance of the game (domain/luck.py)
 * salt        the strings all seats brought, in order, "|" between them; "" of a bot
 * commitment  the seed's SHA-256, as the room published it before any of these strings came
 * commands    the first is the deal
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
