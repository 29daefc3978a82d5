import * as box from '../protocol/facts/gem_trader.json'
import * as room from '../protocol/facts/room.json'
import { cash } from './cash'
import { CREWS, type Crew } from './pieces'

export const { BOX, FIXED_PRICE, GOODS, MARKETS } = box

/** How many there are of each event card. */
export const COPIES = Object.fromEntries(
  CREWS.map((crew, at) => [crew, box.COPIES[at] ?? 0]),
) as Readonly<Record<Crew, number>>

/** What the pile shows at most: more lies there, but nobody takes more at once. */
export const PILE_SHOWN = box.MOST_TAKEN

export const QUICK_RAISES = [20, 50, 100] as const

/** The blanks of the rules' texts: the numbers of the box, money as money. */
export const TOLD = {
  least_players: box.PLAYERS.least,
  most_players: box.PLAYERS.most,
  cash: cash(box.CASH),
  rounds: box.ROUNDS,
  markets: box.MARKETS.length,
  lots: box.GOODS.length,
  crews: box.CREW_DECK.length,
  least: cash(box.LEAST_BID),
  raise: cash(box.RAISE),
  fixed: cash(box.FIXED_PRICE),
  faces: box.FACES.join(' · '),
  step: cash(box.PRICE_STEP),
  bonus: cash(box.BONUS_STEP),
  floor: cash(box.LEAST_PRICE),
  swapped: box.MOST_SWAPPED,
  shown: box.MOST_TAKEN,
  leftover: cash(box.LEFTOVER),
  seconds: box.SECONDS_TO_DECIDE,
  grace: room.GRACE_MS / 1000,
} as const
