import { AMOUNT, BUTTON, type GoalHint, type Hint, MAIN, PICK } from '../guide/hint'
import type { View } from '../protocol/gem_trader'
import { TOLD } from './facts'
import { find } from './moves'

export const goal: GoalHint = { key: 'guide.gem_trader.goal', blanks: TOLD }

/** What one may do now in Gem Trader, for who plays it for the first time. */
export function hint({ options, table }: View): Hint | null {
  const { stage } = table
  if (find(options, 'Bid')) return { key: bidding(options), blanks: TOLD, at: [MAIN, AMOUNT] }
  if (find(options, 'Pass')) return { key: 'guide.gem_trader.pass', at: [BUTTON] }
  if (stage.is === 'Taking' && find(options, 'Take'))
    return { key: 'guide.gem_trader.take', blanks: { count: stage.count }, at: [MAIN, PICK] }
  if (find(options, 'EndTurn'))
    return { key: 'guide.gem_trader.play', blanks: TOLD, at: [MAIN, PICK, BUTTON] }
  if (find(options, 'Sell'))
    return { key: 'guide.gem_trader.sell', blanks: TOLD, at: [MAIN, PICK, BUTTON] }
  return null
}

/** Whoever opens cannot pass (GT-03). */
function bidding(options: View['options']): Hint['key'] {
  return find(options, 'Pass') ? 'guide.gem_trader.bid' : 'guide.gem_trader.open'
}
