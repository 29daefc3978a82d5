import { AMOUNT, BUTTON, type GoalHint, HAND, type Hint, MAIN } from '../guide/hint'
import type { View } from '../protocol/modern_art'
import { NUMBERS } from './facts'
import { find } from './options'

export const goal: GoalHint = { key: 'guide.modern_art.goal', blanks: NUMBERS }

type Move = Parameters<typeof find>[1]
type Asked = [Move, Hint['key'], Hint['at']]

/** By stage, what may be done, the weightiest first. */
const HINTS: Readonly<Record<string, readonly Asked[]>> = {
  Offering: [['PutUp', 'guide.modern_art.put-up', [MAIN, HAND]]],
  Asking: [
    ['Join', 'guide.modern_art.join', [MAIN, HAND]],
    ['Decline', 'guide.modern_art.decline', [BUTTON]],
  ],
  Pricing: [['NamePrice', 'guide.modern_art.price', [AMOUNT]]],
  Outcry: [
    ['Bid', 'guide.modern_art.bid', [MAIN, AMOUNT]],
    ['Hammer', 'guide.modern_art.hammer', [MAIN]],
    ['NoMore', 'guide.modern_art.no-more', [BUTTON]],
  ],
  Circling: [
    ['Bid', 'guide.modern_art.circle', [MAIN, AMOUNT]],
    ['Pass', 'guide.modern_art.pass', [BUTTON]],
  ],
  Sealing: [['BidSealed', 'guide.modern_art.seal', [AMOUNT]]],
  Taking: [
    ['Take', 'guide.modern_art.take', [MAIN]],
    ['Leave', 'guide.modern_art.leave', [BUTTON]],
  ],
}

/** What the host of a sale is told instead. */
const HOSTING: Readonly<Record<string, Hint['key']>> = {
  'guide.modern_art.bid': 'guide.modern_art.bid-host',
  'guide.modern_art.circle': 'guide.modern_art.circle-host',
  'guide.modern_art.pass': 'guide.modern_art.circle-host',
}

/** What one may do now in Modern Art, for who plays it for the first time. */
export function hint({ options, table, seat }: View): Hint | null {
  const { stage } = table
  const found = HINTS[stage.is]?.find(([move]) => find(options, move))
  if (found === undefined) return null
  const isHost = 'sale' in stage && stage.sale.host === seat
  const key = (isHost && HOSTING[found[1]]) || found[1]
  return { key, at: found[2] }
}
