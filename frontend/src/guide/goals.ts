import { TOLD } from '../gem_trader/facts'
import { NUMBERS as ART } from '../modern_art/facts'
import { NUMBERS as TYCOON } from '../tycoon/facts'
import { type Hint, RULES } from './hint'

const GOALS: Readonly<Record<string, Pick<Hint, 'key' | 'blanks'>>> = {
  tycoon: { key: 'guide.tycoon.goal', blanks: TYCOON },
  modern_art: { key: 'guide.modern_art.goal', blanks: ART },
  gem_trader: { key: 'guide.gem_trader.goal', blanks: TOLD },
}

/** How one wins, for who has nothing to do yet. */
export function goalOf(game: string): Hint | null {
  const goal = Object.hasOwn(GOALS, game) ? GOALS[game] : undefined
  return goal ? { ...goal, at: [RULES], idle: true } : null
}
