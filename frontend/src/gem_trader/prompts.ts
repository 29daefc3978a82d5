import { unknownKind } from '../net/unknownKind'
import type { Bidding, Over, Selling } from '../protocol/gem_trader'
import type { SceneWords, Sentence } from '../table/sentence'
import { cash } from './cash'
import type { TableModel } from './model'
import { find } from './moves'

type Part = Pick<TableModel, 'table' | 'options' | 'own' | 'name' | 'names'>

export function sceneWords(model: Part): SceneWords {
  return {
    title: { key: `gem_trader.stage.${model.table.stage.is}` },
    going: situation(model),
    wanted: prompt(model),
  }
}

/** What is going on, in one line for whoever looks. */
export function situation(model: Part): Sentence {
  const { stage } = model.table
  switch (stage.is) {
    case 'Bidding':
      return bidding(model, stage)
    case 'Taking': {
      const { seat, face, count } = stage
      return { key: 'gem_trader.now.taking', blanks: { seat: model.name(seat), face, count } }
    }
    case 'Playing':
      return { key: 'gem_trader.now.playing', blanks: { seat: model.name(stage.seat) } }
    case 'Selling':
      return selling(stage)
    case 'Over':
      return over(model, stage)
    default:
      return unknownKind(stage, { key: 'game.unknown' })
  }
}

function bidding(model: Part, { seat, bids, least }: Bidding): Sentence {
  const high = bids.at(-1)
  const speaker = model.name(seat)
  if (!high) return { key: 'gem_trader.now.opening', blanks: { seat: speaker, money: cash(least) } }
  const blanks = { seat: model.name(high.seat), money: cash(high.amount), other: speaker }
  return { key: 'gem_trader.now.bidding', blanks }
}

function selling({ sellers, sent }: Selling): Sentence {
  return { key: 'gem_trader.now.selling', blanks: { missing: sellers.length - sent.length } }
}

function over(model: Part, { ranking }: Over): Sentence {
  const winners = ranking.filter(score => score.place === 1)
  const money = cash(winners[0]?.total ?? 0)
  const key = winners.length > 1 ? 'gem_trader.now.over-shared' : 'gem_trader.now.over'
  return { key, blanks: { seats: model.names(winners.map(score => score.seat)), money } }
}

/** What is asked of this seat now, or null when it may rest. */
export function prompt(model: Part): Sentence | null {
  const { stage } = model.table
  if (find(model.options, 'Bid'))
    return { key: find(model.options, 'Pass') ? 'gem_trader.do.bid' : 'gem_trader.do.open' }
  if (find(model.options, 'Pass')) return { key: 'gem_trader.do.pass' }
  if (find(model.options, 'Take') && stage.is === 'Taking')
    return { key: 'gem_trader.do.take', blanks: { count: stage.count } }
  if (find(model.options, 'EndTurn'))
    return { key: model.options.length > 1 ? 'gem_trader.do.play' : 'gem_trader.do.end' }
  return find(model.options, 'Sell') ? { key: 'gem_trader.do.sell' } : null
}
