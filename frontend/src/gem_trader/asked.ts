import type { Bidding, Over, Selling } from '../protocol/gem_trader'
import type { Told } from '../table/spoken'
import { cash } from './cash'
import type { Desk } from './desk'
import { find } from './moves'

type Part = Pick<Desk, 'table' | 'options' | 'own' | 'name' | 'names'>

/** What is going on, in one line for whoever looks. */
export function happening(desk: Part): Told {
  const { stage } = desk.table
  switch (stage.is) {
    case 'Bidding':
      return bidding(desk, stage)
    case 'Taking': {
      const { seat, face, count } = stage
      return { key: 'gem_trader.now.taking', blanks: { seat: desk.name(seat), face, count } }
    }
    case 'Playing':
      return { key: 'gem_trader.now.playing', blanks: { seat: desk.name(stage.seat) } }
    case 'Selling':
      return selling(stage)
    case 'Over':
      return over(desk, stage)
  }
}

function bidding(desk: Part, { seat, bids, least }: Bidding): Told {
  const high = bids.at(-1)
  const speaker = desk.name(seat)
  if (!high) return { key: 'gem_trader.now.opening', blanks: { seat: speaker, money: cash(least) } }
  const blanks = { seat: desk.name(high.seat), money: cash(high.amount), other: speaker }
  return { key: 'gem_trader.now.bidding', blanks }
}

function selling({ sellers, sent }: Selling): Told {
  return { key: 'gem_trader.now.selling', blanks: { missing: sellers.length - sent.length } }
}

function over(desk: Part, { ranking }: Over): Told {
  const winners = ranking.filter(score => score.place === 1)
  const money = cash(winners[0]?.total ?? 0)
  const key = winners.length > 1 ? 'gem_trader.now.over-shared' : 'gem_trader.now.over'
  return { key, blanks: { seats: desk.names(winners.map(score => score.seat)), money } }
}

/** What is asked of this seat now, or null when it may rest. */
export function asked(desk: Part): Told | null {
  const { stage } = desk.table
  if (find(desk.options, 'Bid'))
    return { key: find(desk.options, 'Pass') ? 'gem_trader.do.bid' : 'gem_trader.do.open' }
  if (find(desk.options, 'Pass')) return { key: 'gem_trader.do.pass' }
  if (find(desk.options, 'Take') && stage.is === 'Taking')
    return { key: 'gem_trader.do.take', blanks: { count: stage.count } }
  if (find(desk.options, 'EndTurn'))
    return { key: desk.options.length > 1 ? 'gem_trader.do.play' : 'gem_trader.do.end' }
  return find(desk.options, 'Sell') ? { key: 'gem_trader.do.sell' } : null
}
