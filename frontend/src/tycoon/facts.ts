import * as room from '../protocol/facts/room.json'
import * as box from '../protocol/facts/tycoon.json'

export const {
  UNSOLD_RETURNS,
  STARS_OF_AN_ERA,
  VALUE_OF_A_STAR,
  LEAST_START_PRICE,
  RED_TAX_PERCENT,
} = box
export const QUICK_RAISES = [2, 5, 10] as const
export const QUICK_WISHES = [10, 20, 40] as const
export const QUICK_SEALED = [5, 10, 20, 30, 40] as const

/** A bid of this many times the value is asked about once more. */
export const STEEP = 3

const [, low = 0, , mid = 0, , high = 0] = box.BONUS_OF_A_FACE
const [, second = 0, third = 0] = box.LUXURY_PERCENT

/** The blanks of the rules' texts: the numbers of the box. */
export const NUMBERS = {
  purse: box.PURSE,
  eras: box.NAMES.length,
  least_players: box.PLAYERS.least,
  most_players: box.PLAYERS.most,
  rounds_each: box.ROUNDS_EACH,
  bonus_low: low,
  bonus_mid: mid,
  bonus_high: high,
  cap: box.BONUS_CAP,
  fall: box.BONUS_FALL,
  start_least: box.LEAST_START_PRICE,
  raise: box.RAISE,
  most_bid: box.MOST_BID,
  rebids: box.REBIDS,
  takers: box.TAKERS,
  ban: box.BAN,
  pick_percent: box.PICK_PERCENT,
  luxury_second: second,
  luxury_third: third,
  red_tax: box.RED_TAX_PERCENT,
  income: box.INCOME_OF_A_CARD,
  income_set: box.INCOME_OF_A_CARD_IN_A_SET,
  set_times: box.SET_PERCENT / 100,
  red_times: box.RED_SET_PERCENT / 100,
  seconds: box.SECONDS_TO_DECIDE,
  bid_seconds: box.SECONDS_TO_BID,
  close_seconds: box.SECONDS_TO_CLOSE,
  die_seconds: box.SECONDS_TO_ROLL,
  grace: room.GRACE_MS / 1000,
} as const
