// Written by `npm run types` from the Python types; do not edit.
// schema dd234012ff0fa5954cebdda3ad434cb20240e466b915471d20d09dd2f697d21f

/**
 * What there is to look at. `names` (a bot's is empty) and `chairs` by seat.
 *
 * `began`: when it was dealt (ms since 1970). `edition` goes into the questions for views: a view
 * is cached for ever under its address, and other rules or another shape have another one.
 */
export interface Contents {
  room: string
  number: number
  game: string
  edition: string
  began: number
  names: string[]
  chairs: number[]
  placings: Placing[]
  steps: Step[]
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
 * `at`: ms since the deal. `seat` None: the house acted. `asked`: who may act after it.
 *
 * `round`: the round after it. `lines`: what the log says of it.
 */
export interface Step {
  at: number
  seat: number | null
  bot: boolean
  round: number
  asked: number[]
  lines: Line[]
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
 * Steps from number `first` on; maybe fewer than were asked for, none past the end.
 */
export interface Sights {
  first: number
  sights: Sight[]
}
/**
 * A step's table. `owns`: what each seat sees alone, if all is revealed.
 */
export interface Sight {
  view: unknown
  owns: unknown[]
}
