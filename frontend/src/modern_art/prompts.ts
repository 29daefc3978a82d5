import { unknownKind } from '../net/unknownKind'
import type { Circling, Outcry, Over, Sealing, Taking } from '../protocol/modern_art'
import type { SceneWords, Sentence } from '../table/sentence'
import { say } from '../words'
import type { TableModel } from './model'
import { saleOf } from './model'
import { find } from './options'
import { missing } from './seats'

type Part = Pick<TableModel, 'table' | 'seat' | 'options' | 'name' | 'names'>

export function sceneWords(model: Part): SceneWords {
  return {
    title: { key: `modern_art.stage.${model.table.stage.is}` },
    going: situation(model),
    wanted: prompt(model),
  }
}

/** What is going on, in one line for whoever looks. */
export function situation(model: Part): Sentence {
  const { stage } = model.table
  switch (stage.is) {
    case 'Offering':
      return { key: 'modern_art.now.offering', blanks: { seat: model.name(stage.seat) } }
    case 'Asking':
      return {
        key: 'modern_art.now.asking',
        blanks: { seat: model.name(stage.sale.host), other: model.name(stage.speaker) },
      }
    case 'Pricing':
      return { key: 'modern_art.now.pricing', blanks: { seat: model.name(stage.sale.host) } }
    case 'Outcry':
      return outcry(model, stage)
    case 'Circling':
      return { key: 'modern_art.now.circling', blanks: { seat: model.name(stage.speaker) } }
    case 'Sealing':
      return sealing(model, stage)
    case 'Taking':
      return taking(model, stage)
    case 'Over':
      return over(model, stage)
    default:
      return unknownKind(stage, { key: 'game.unknown' })
  }
}

function outcry(model: Part, { bids, going }: Outcry): Sentence {
  const high = bids.at(-1)
  const gold = high?.amount ?? 0
  if (going > 0) {
    const key = high ? 'modern_art.now.going' : 'modern_art.now.going-free'
    return { key, blanks: { gold, times: timesOf(going) } }
  }
  if (high === undefined) return { key: 'modern_art.now.outcry-silent' }
  return { key: 'modern_art.now.outcry', blanks: { seat: model.name(high.seat), gold } }
}

/** Going once, twice, the third time. */
export function timesOf(going: number): string {
  if (going <= 1) return say('modern_art.times.1')
  return say(going === 2 ? 'modern_art.times.2' : 'modern_art.times.3')
}

function sealing({ table }: Part, stage: Sealing): Sentence {
  return { key: 'modern_art.now.sealing', blanks: { missing: missing(stage, table).length } }
}

function taking(model: Part, { price, speaker }: Taking): Sentence {
  return { key: 'modern_art.now.taking', blanks: { gold: price, seat: model.name(speaker) } }
}

function over(model: Part, { ranking }: Over): Sentence {
  const first = ranking.filter(score => score.place === 1)
  return {
    key: 'modern_art.now.over',
    blanks: { seats: model.names(first.map(score => score.seat)), gold: first[0]?.money ?? 0 },
  }
}

/** What is asked of this seat now, or null when it may rest. */
export function prompt(model: Part): Sentence | null {
  const { stage } = model.table
  switch (stage.is) {
    case 'Offering':
      return when(model, [['PutUp', 'modern_art.do.put-up']])
    case 'Asking':
      return when(model, [
        ['Join', 'modern_art.do.join'],
        ['Decline', 'modern_art.do.decline'],
      ])
    case 'Pricing':
      return when(model, [['NamePrice', 'modern_art.do.price']])
    case 'Outcry':
      return bidding(model)
    case 'Circling':
      return circling(model, stage)
    case 'Sealing':
      return when(model, [['BidSealed', 'modern_art.do.seal']])
    case 'Taking':
      return when(model, [
        ['Take', 'modern_art.do.take'],
        ['Leave', 'modern_art.do.leave'],
      ])
    case 'Over':
      return null
    default:
      return unknownKind(stage, null)
  }
}

type Ask = readonly [Parameters<typeof find>[1], Sentence['key']]

/** The first of these that may be done. */
function when({ options }: Part, asks: readonly Ask[]): Sentence | null {
  const ask = asks.find(([move]) => find(options, move))
  return ask === undefined ? null : { key: ask[1] }
}

function bidding(model: Part): Sentence | null {
  const isHost = saleOf(model.table.stage)?.host === model.seat
  const mayRest = find(model.options, 'Hammer') ?? find(model.options, 'NoMore')
  if (find(model.options, 'Bid') && !mayRest) return { key: 'modern_art.do.bid-still' }
  return when(model, [
    ['Bid', isHost ? 'modern_art.do.bid-host' : 'modern_art.do.bid'],
    ['Hammer', 'modern_art.do.hammer'],
    ['NoMore', 'modern_art.do.no-more'],
  ])
}

function circling(model: Part, { sale, high }: Circling): Sentence | null {
  const isHost = sale.host === model.seat
  const poor = isHost && high ? 'modern_art.do.circle-sell' : 'modern_art.do.pass'
  return when(model, [
    ['Bid', isHost ? 'modern_art.do.circle-host' : 'modern_art.do.circle'],
    ['Pass', poor],
  ])
}
