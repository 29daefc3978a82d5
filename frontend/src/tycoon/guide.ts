import { ACT, AMOUNT, BUTTON, type GoalHint, HAND, type Hint, MAIN, PICK } from '../guide/hint'
import type { View } from '../protocol/tycoon'
import { NUMBERS } from './facts'
import type { MoveName } from './moves'
import { choices, find } from './options'

export const goal: GoalHint = { key: 'guide.tycoon.goal', blanks: NUMBERS }

type Asked = [MoveName, Hint['key'], Hint['at']]

/** By what may be done, the weightiest first. */
const HINTS: readonly Asked[] = [
  ['ChooseDirection', 'guide.tycoon.direction', [ACT]],
  ['PickBlind', 'guide.tycoon.pick', [MAIN, PICK]],
  ['CloseWindow', 'guide.tycoon.close', [MAIN]],
  ['SayReady', 'guide.tycoon.ready', [MAIN]],
  ['BidSealed', 'guide.tycoon.seal', [MAIN, AMOUNT]],
  ['RollDie', 'guide.tycoon.roll', [MAIN]],
  ['Wish', 'guide.tycoon.wish', [MAIN, PICK]],
  ['SkipWish', 'guide.tycoon.wish-broke', [BUTTON]],
  ['ChooseSeller', 'guide.tycoon.choose-seller', [ACT]],
  ['OfferTrade', 'guide.tycoon.offer', [MAIN, HAND]],
  ['SkipTrade', 'guide.tycoon.offer-none', [BUTTON]],
  ['AnswerTrade', 'guide.tycoon.answer-trade', [MAIN, BUTTON]],
]

/** What one may do now in Auction Tycoon, for who plays it for the first time. */
export function hint(view: View): Hint | null {
  const { options } = view
  if (find(options, 'Bid') || find(options, 'NoMore')) return bidding(view)
  const answer = find(options, 'AnswerWish')
  if (answer) return answering(choices(answer, 'sells').includes(true))
  if (find(options, 'SayReady') && !find(options, 'Sell'))
    return { key: 'guide.tycoon.ready-none', at: [MAIN] }
  const found = HINTS.find(([move]) => find(options, move))
  return found ? { key: found[1], blanks: NUMBERS, at: found[2] } : null
}

/** Without other humans one's "no more" is needed; with them the clock does it (TY-33). */
function bidding({ options, table, seat }: View): Hint | null {
  const isLone = seat !== null && table.lone_human === seat
  if (find(options, 'Bid')) {
    const key = isLone ? 'guide.tycoon.bid-lone' : 'guide.tycoon.bid'
    return { key, blanks: NUMBERS, at: [MAIN, AMOUNT] }
  }
  return isLone ? { key: 'guide.tycoon.hammer', at: [MAIN] } : null
}

function answering(holds: boolean): Hint {
  return holds
    ? { key: 'guide.tycoon.answer-wish', at: [MAIN] }
    : { key: 'guide.tycoon.answer-wish-none', at: [BUTTON] }
}
