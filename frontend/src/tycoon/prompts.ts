import { unknownKind } from '../net/unknownKind'
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
import type { SceneWords, Sentence } from '../table/sentence'
import { seats, type TableModel } from './model'
import type { MoveName } from './moves'
import { find } from './options'
import { isLone } from './outcry'
import { titleName } from './titles'

export type { Sentence }

type Part = Pick<TableModel, 'table' | 'seat' | 'options' | 'own' | 'name' | 'names'>

export function sceneWords(model: Part): SceneWords {
  return {
    title: { key: `tycoon.stage.${model.table.stage.is}` },
    going: situation(model),
    wanted: prompt(model),
  }
}

/** What is going on, in one line for whoever looks. */
export function situation(model: Part): Sentence {
  const { stage } = model.table
  switch (stage.is) {
    case 'Directing':
      return one(model, 'tycoon.now.directing', stage)
    case 'Picking':
      return one(model, 'tycoon.now.picking', stage)
    case 'Selling':
      return selling(model, stage)
    case 'Outcry':
      return outcry(model, stage)
    case 'Sealing':
      return sealing(stage)
    case 'Rolling':
      return rolling(model, stage)
    case 'Wishing':
      return one(model, 'tycoon.now.wishing', stage)
    case 'WishAsked':
      return wishAsked(model, stage)
    case 'WishChoice':
      return one(model, 'tycoon.now.wish-choice', stage)
    case 'Offering':
      return one(model, 'tycoon.now.offering', stage)
    case 'TradeAsked':
      return tradeAsked(model, stage)
    case 'Over':
      return over(model, stage)
    default:
      return unknownKind(stage, { key: 'game.unknown' })
  }
}

type OneSeat = Directing | Picking | Wishing | WishChoice | Offering

function one(model: Part, key: Sentence['key'], stage: OneSeat): Sentence {
  return { key, blanks: { seat: model.name(stage.seat) } }
}

function selling(model: Part, { ready, closer }: Selling): Sentence {
  const waiting = seats(model.table).filter(seat => !ready.includes(seat))
  if (waiting.length === 0)
    return { key: 'tycoon.now.closing', blanks: { seat: model.name(closer) } }
  return { key: 'tycoon.now.selling', blanks: { missing: waiting.length } }
}

function outcry(model: Part, { bids }: Outcry): Sentence {
  const high = bids.at(-1)
  if (high === undefined) return { key: 'tycoon.now.outcry-silent' }
  return { key: 'tycoon.now.outcry', blanks: { seat: model.name(high.seat), gold: high.amount } }
}

function sealing({ attempt, bidders, sent }: Sealing): Sentence {
  const missing = bidders.length - sent.length
  const key = attempt === 0 ? 'tycoon.now.sealing' : 'tycoon.now.sealing-again'
  return { key, blanks: { attempt, missing } }
}

function rolling(model: Part, { winner, amount }: Rolling): Sentence {
  return { key: 'tycoon.now.rolling', blanks: { seat: model.name(winner), gold: amount } }
}

function wishAsked(model: Part, { seat, title, gold }: WishAsked): Sentence {
  return {
    key: 'tycoon.now.wish-asked',
    blanks: { seat: model.name(seat), title: titleName(title), gold },
  }
}

function tradeAsked(model: Part, { seat, to }: TradeAsked): Sentence {
  return {
    key: 'tycoon.now.trade-asked',
    blanks: { seat: model.name(seat), other: model.name(to) },
  }
}

function over(model: Part, { ranking }: Over): Sentence {
  const first = ranking[0]
  if (first === undefined) return { key: 'tycoon.stage.Over' }
  return { key: 'tycoon.now.over', blanks: { seat: model.name(first.seat), gold: first.total } }
}

/** The options that ask something of a seat, the weightiest first, and what each asks. */
const ASKS: readonly [MoveName, Sentence['key']][] = [
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
export function prompt(model: Part): Sentence | null {
  const [bid, noMore] = [find(model.options, 'Bid'), find(model.options, 'NoMore')]
  if (isLone(model.table, model.seat) && noMore && !bid) return { key: 'tycoon.do.hammer' }
  if (bid && !noMore) return model.table.lone_human === null ? { key: 'tycoon.do.bid-timed' } : null
  const ask = ASKS.find(([move]) => find(model.options, move))
  if (ask?.[0] === 'SayReady' && !find(model.options, 'Sell'))
    return { key: 'tycoon.do.ready-none' }
  return ask === undefined ? null : { key: ask[1] }
}
