import * as box from '../protocol/facts/modern_art.json'
import * as room from '../protocol/facts/room.json'

export const { COPIES, DEALS, FULL, PLAYERS } = box
export const QUICK_RAISES = [1, 5, 10] as const
export const QUICK_AMOUNTS = [10, 20, 40] as const

const [first = 0, second = 0, third = 0] = box.TOKENS
export const BEST_TOKEN = first

/** The blanks of the rules' texts: the numbers of the box. */
export const NUMBERS = {
  purse: box.PURSE,
  rounds: box.ROUNDS,
  artists: box.NAMES.length,
  paintings: box.COPIES.flat().reduce((all, copies) => all + copies, 0),
  least_players: box.PLAYERS.least,
  most_players: box.PLAYERS.most,
  full: box.FULL,
  before_full: box.FULL - 1,
  first,
  second,
  third,
  least: box.LEAST_BID,
  going: box.GOING,
  seconds: box.SECONDS_TO_DECIDE,
  bid_seconds: box.SECONDS_TO_BID,
  going_seconds: box.SECONDS_OF_GOING,
  grace: room.GRACE_MS / 1000,
} as const
