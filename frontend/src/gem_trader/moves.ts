import type { Move } from '../protocol/gem_trader'
import { reading } from '../table/options'
import type { Crew } from './pieces'

export type { Move }
export type MoveName = Move['is']

export const { find, all, covering, moveOf } = reading<Move>()

/** The move that plays each event card. */
export const PLAYS = {
  governor: 'ChangeMarket',
  mate: 'TalkUp',
  lookout: 'TalkDown',
  envoy: 'RaiseBonus',
  smuggler: 'Smuggle',
  pirate: 'PickPocket',
  boatswain: 'Swap',
  pilot: 'Scout',
  notary: 'Notarize',
  harbourmaster: 'CloseHarbour',
} as const satisfies Record<Crew, MoveName>

/** The fields of `Sell`, by kind of gem. */
export const FISTFUL = ['diamonds', 'rubies', 'sapphires', 'emeralds', 'amethysts'] as const
