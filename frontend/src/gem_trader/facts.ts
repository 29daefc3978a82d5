import { cash } from './cash'
import type { Crew } from './pieces'

/** The numbers that the rules page tells; they are those of the box. */
export const NUMBERS = {
  cash: 500,
  rounds: 4,
  least: 10,
  raise: 10,
  fixed: 250,
  step: 20,
  bonus: 60,
  floor: 10,
  swapped: 2,
  leftover: 20,
  seconds: 90,
} as const

/** How many there are of each event card. */
export const COPIES: Readonly<Record<Crew, number>> = {
  governor: 1,
  mate: 3,
  lookout: 3,
  envoy: 2,
  smuggler: 3,
  pirate: 2,
  boatswain: 2,
  pilot: 2,
  notary: 1,
  harbourmaster: 1,
}

/** How many of each kind of gem there are. */
export const BOX = [12, 14, 16, 16, 18] as const

/** What the pile shows at most: more lies there, but nobody takes more at once. */
export const PILE_SHOWN = 3

export const QUICK_RAISES = [20, 50, 100] as const

/** Those numbers as a sentence tells them: money as money. */
export const TOLD = {
  cash: cash(NUMBERS.cash),
  rounds: NUMBERS.rounds,
  least: cash(NUMBERS.least),
  raise: cash(NUMBERS.raise),
  fixed: cash(NUMBERS.fixed),
  step: cash(NUMBERS.step),
  bonus: cash(NUMBERS.bonus),
  floor: cash(NUMBERS.floor),
  swapped: NUMBERS.swapped,
  leftover: cash(NUMBERS.leftover),
  seconds: NUMBERS.seconds,
} as const satisfies Record<keyof typeof NUMBERS, string | number>
