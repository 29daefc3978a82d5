import type { Own } from '../protocol/gem_trader'
import type { Key } from '../words'

/** A kind of gem: diamond, ruby, sapphire, emerald, amethyst. */
export const GEMS = [0, 1, 2, 3, 4] as const
export type Gem = (typeof GEMS)[number]

/** Five counts by kind. */
export type Gems = readonly number[]

export type Crew = Own['crews'][number]
/** The event cards, EV1 to EV10. */
export const CREWS = [
  'governor',
  'mate',
  'lookout',
  'envoy',
  'smuggler',
  'pirate',
  'boatswain',
  'pilot',
  'notary',
  'harbourmaster',
] as const satisfies readonly Crew[]

export const MARKETS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export type MarketCard = (typeof MARKETS)[number]

/** What the sides of the die show: how many gems to take. */
export const DIE = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3 } as const

export function isGem(number: number): number is Gem {
  return GEMS.some(gem => gem === number)
}

/** @throws RangeError for a number that is no kind of gem. */
export function gemOf(number: number): Gem {
  if (!isGem(number)) throw new RangeError(`no gem ${number}`)
  return number
}

/** @throws RangeError for a number that is no market card. */
export function marketOf(number: number): MarketCard {
  const card = MARKETS.find(card => card === number)
  if (card === undefined) throw new RangeError(`no market ${number}`)
  return card
}

export function gemKey(gem: number): Key {
  return `gem_trader.gem.${gemOf(gem)}`
}

export function marketKey(card: number): Key {
  return `gem_trader.market.${marketOf(card)}`
}

export function crewKey(crew: Crew): Key {
  return `gem_trader.crew.${crew}`
}
