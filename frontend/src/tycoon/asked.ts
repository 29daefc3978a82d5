import type {
  Directing,
  Offering,
  Outcry,
  Over,
  Picking,
  Rolling,
  Sealing,
  Selling,
  TradeAsked,
  WishAsked,
  WishChoice,
  Wishing,
} from '../protocol/tycoon'
import type { Told } from '../table/spoken'
import { type Desk, seats } from './desk'
import type { MoveName } from './moves'
import { find } from './options'
import { isLone } from './outcry'
import { titleName } from './titles'

export type { Told }

type Part = Pick<Desk, 'table' | 'seat' | 'options' | 'own' | 'name' | 'names'>

/** What is going on, in one line for whoever looks. */
export function happening(desk: Part): Told {
  const { stage } = desk.table
  switch (stage.is) {
    case 'Directing':
      return one(desk, 'tycoon.now.directing', stage)
    case 'Picking':
      return one(desk, 'tycoon.now.picking', stage)
    case 'Selling':
      return selling(desk, stage)
    case 'Outcry':
      return outcry(desk, stage)
    case 'Sealing':
      return sealing(stage)
    case 'Rolling':
      return rolling(desk, stage)
    case 'Wishing':
      return one(desk, 'tycoon.now.wishing', stage)
    case 'WishAsked':
      return wishAsked(desk, stage)
    case 'WishChoice':
      return one(desk, 'tycoon.now.wish-choice', stage)
    case 'Offering':
      return one(desk, 'tycoon.now.offering', stage)
    case 'TradeAsked':
      return tradeAsked(desk, stage)
    case 'Over':
      return over(desk, stage)
  }
}

type OneSeat = Directing | Picking | Wishing | WishChoice | Offering

function one(desk: Part, key: Told['key'], stage: OneSeat): Told {
  return { key, blanks: { seat: desk.name(stage.seat) } }
}

function selling(desk: Part, { ready, closer }: Selling): Told {
  const waiting = seats(desk.table).filter(seat => !ready.includes(seat))
  if (waiting.length === 0)
    return { key: 'tycoon.now.closing', blanks: { seat: desk.name(closer) } }
  return { key: 'tycoon.now.selling', blanks: { missing: waiting.length } }
}

function outcry(desk: Part, { bids }: Outcry): Told {
  const high = bids.at(-1)
  if (high === undefined) return { key: 'tycoon.now.outcry-silent' }
  return { key: 'tycoon.now.outcry', blanks: { seat: desk.name(high.seat), gold: high.amount } }
}

function sealing({ attempt, bidders, sent }: Sealing): Told {
  const missing = bidders.length - sent.length
  const key = attempt === 0 ? 'tycoon.now.sealing' : 'tycoon.now.sealing-again'
  return { key, blanks: { attempt, missing } }
}

function rolling(desk: Part, { winner, amount }: Rolling): Told {
  return { key: 'tycoon.now.rolling', blanks: { seat: desk.name(winner), gold: amount } }
}

function wishAsked(desk: Part, { seat, title, gold }: WishAsked): Told {
  return {
    key: 'tycoon.now.wish-asked',
    blanks: { seat: desk.name(seat), title: titleName(title), gold },
  }
}

function tradeAsked(desk: Part, { seat, to }: TradeAsked): Told {
  return { key: 'tycoon.now.trade-asked', blanks: { seat: desk.name(seat), other: desk.name(to) } }
}

function over(desk: Part, { ranking }: Over): Told {
  const first = ranking[0]
  if (first === undefined) return { key: 'tycoon.stage.Over' }
  return { key: 'tycoon.now.over', blanks: { seat: desk.name(first.seat), gold: first.total } }
}

/** The options that ask something of a seat, the weightiest first, and what each asks. */
const ASKS: readonly [MoveName, Told['key']][] = [
  ['ChooseDirection', 'tycoon.do.direction'],
  ['PickBlind', 'tycoon.do.pick'],
  ['CloseWindow', 'tycoon.do.close'],
  ['SayReady', 'tycoon.do.ready'],
  ['Bid', 'tycoon.do.bid'],
  ['BidSealed', 'tycoon.do.seal'],
  ['RollDie', 'tycoon.do.roll'],
  ['Wish', 'tycoon.do.wish'],
  ['SkipWish', 'tycoon.do.wish-broke'],
  ['AnswerWish', 'tycoon.do.answer-wish'],
  ['ChooseSeller', 'tycoon.do.choose-seller'],
  ['OfferTrade', 'tycoon.do.offer'],
  ['SkipTrade', 'tycoon.do.offer'],
  ['AnswerTrade', 'tycoon.do.answer-trade'],
]

/** What is asked of this seat now, or null when it may rest. */
export function asked(desk: Part): Told | null {
  const [bid, noMore] = [find(desk.options, 'Bid'), find(desk.options, 'NoMore')]
  if (isLone(desk.table, desk.seat) && noMore && !bid) return { key: 'tycoon.do.hammer' }
  if (bid && !noMore) return desk.table.lone_human === null ? { key: 'tycoon.do.bid-timed' } : null
  const ask = ASKS.find(([move]) => find(desk.options, move))
  if (ask?.[0] === 'SayReady' && !find(desk.options, 'Sell')) return { key: 'tycoon.do.ready-none' }
  return ask === undefined ? null : { key: ask[1] }
}
