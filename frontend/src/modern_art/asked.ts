import type { Circling, Outcry, Over, Sealing, Taking } from '../protocol/modern_art'
import type { Told } from '../table/spoken'
import { say } from '../words'
import type { Desk } from './desk'
import { saleOf } from './desk'
import { find } from './options'
import { missing } from './seats'

type Part = Pick<Desk, 'table' | 'seat' | 'options' | 'name' | 'names'>

/** What is going on, in one line for whoever looks. */
export function happening(desk: Part): Told {
  const { stage } = desk.table
  switch (stage.is) {
    case 'Offering':
      return { key: 'modern_art.now.offering', blanks: { seat: desk.name(stage.seat) } }
    case 'Asking':
      return {
        key: 'modern_art.now.asking',
        blanks: { seat: desk.name(stage.sale.host), other: desk.name(stage.speaker) },
      }
    case 'Pricing':
      return { key: 'modern_art.now.pricing', blanks: { seat: desk.name(stage.sale.host) } }
    case 'Outcry':
      return outcry(desk, stage)
    case 'Circling':
      return { key: 'modern_art.now.circling', blanks: { seat: desk.name(stage.speaker) } }
    case 'Sealing':
      return sealing(desk, stage)
    case 'Taking':
      return taking(desk, stage)
    case 'Over':
      return over(desk, stage)
  }
}

function outcry(desk: Part, { bids, going }: Outcry): Told {
  const high = bids.at(-1)
  const gold = high?.amount ?? 0
  if (going > 0) {
    const key = high ? 'modern_art.now.going' : 'modern_art.now.going-free'
    return { key, blanks: { gold, times: timesOf(going) } }
  }
  if (high === undefined) return { key: 'modern_art.now.outcry-silent' }
  return { key: 'modern_art.now.outcry', blanks: { seat: desk.name(high.seat), gold } }
}

/** Going once, twice, the third time. */
export function timesOf(going: number): string {
  if (going <= 1) return say('modern_art.times.1')
  return say(going === 2 ? 'modern_art.times.2' : 'modern_art.times.3')
}

function sealing({ table }: Part, stage: Sealing): Told {
  return { key: 'modern_art.now.sealing', blanks: { missing: missing(stage, table).length } }
}

function taking(desk: Part, { price, speaker }: Taking): Told {
  return { key: 'modern_art.now.taking', blanks: { gold: price, seat: desk.name(speaker) } }
}

function over(desk: Part, { ranking }: Over): Told {
  const first = ranking.filter(score => score.place === 1)
  return {
    key: 'modern_art.now.over',
    blanks: { seats: desk.names(first.map(score => score.seat)), gold: first[0]?.money ?? 0 },
  }
}

/** What is asked of this seat now, or null when it may rest. */
export function asked(desk: Part): Told | null {
  const { stage } = desk.table
  switch (stage.is) {
    case 'Offering':
      return when(desk, [['PutUp', 'modern_art.do.put-up']])
    case 'Asking':
      return when(desk, [
        ['Join', 'modern_art.do.join'],
        ['Decline', 'modern_art.do.decline'],
      ])
    case 'Pricing':
      return when(desk, [['NamePrice', 'modern_art.do.price']])
    case 'Outcry':
      return bidding(desk)
    case 'Circling':
      return circling(desk, stage)
    case 'Sealing':
      return when(desk, [['BidSealed', 'modern_art.do.seal']])
    case 'Taking':
      return when(desk, [
        ['Take', 'modern_art.do.take'],
        ['Leave', 'modern_art.do.leave'],
      ])
    case 'Over':
      return null
  }
}

type Ask = readonly [Parameters<typeof find>[1], Told['key']]

/** The first of these that may be done. */
function when({ options }: Part, asks: readonly Ask[]): Told | null {
  const ask = asks.find(([move]) => find(options, move))
  return ask === undefined ? null : { key: ask[1] }
}

function bidding(desk: Part): Told | null {
  const isHost = saleOf(desk.table.stage)?.host === desk.seat
  const mayRest = find(desk.options, 'Hammer') ?? find(desk.options, 'NoMore')
  if (find(desk.options, 'Bid') && !mayRest) return { key: 'modern_art.do.bid-still' }
  return when(desk, [
    ['Bid', isHost ? 'modern_art.do.bid-host' : 'modern_art.do.bid'],
    ['Hammer', 'modern_art.do.hammer'],
    ['NoMore', 'modern_art.do.no-more'],
  ])
}

function circling(desk: Part, { sale }: Circling): Told | null {
  const isHost = sale.host === desk.seat
  return when(desk, [
    ['Bid', isHost ? 'modern_art.do.circle-host' : 'modern_art.do.circle'],
    ['Pass', isHost ? 'modern_art.do.circle-host' : 'modern_art.do.pass'],
  ])
}
