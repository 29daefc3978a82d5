import { FULL } from './pieces'

/** The numbers of the box, as in the rulebook; the server's are the ones that count. */
export const BEST_TOKEN = 30
export const QUICK_RAISES = [1, 5, 10] as const
export const QUICK_AMOUNTS = [10, 20, 40] as const

/** The blanks of the rules' texts. */
export const NUMBERS = {
  purse: 100,
  least_players: 3,
  most_players: 5,
  full: FULL,
  seconds: 90,
  bid_seconds: 15,
  going_seconds: 2,
} as const
