/** The numbers of the box, as in the rulebook; the server's are the ones that count. */
export const RED_TAX_PERCENT = 20
export const QUICK_RAISES = [2, 5, 10] as const
export const QUICK_WISHES = [10, 20, 40] as const
export const QUICK_SEALED = [5, 10, 20, 30, 40] as const

/** A bid of this many times the value is asked about once more. */
export const STEEP = 3

/** The blanks of the rules' texts. */
export const NUMBERS = {
  purse: 150,
  least_players: 3,
  most_players: 6,
  rounds_each: 2,
  cap: 30,
  fall: 10,
  start_least: 5,
  raise: 2,
  rebids: 3,
  takers: 2,
  ban: 2,
  pick_percent: 80,
  luxury_second: 50,
  luxury_third: 100,
  red_tax: RED_TAX_PERCENT,
  income: 2,
  income_set: 4,
  seconds: 90,
  bid_seconds: 15,
  die_seconds: 10,
} as const
