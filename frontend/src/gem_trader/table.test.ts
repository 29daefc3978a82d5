import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { May, Selling, Stage } from '../protocol/gem_trader'
import { sentenceWords } from '../table/sentence'
import { learn, speak } from '../words'
import { cash, signedCash } from './cash'
import { canAdd, gemWords, isAmong, pileWords, worth } from './counts'
import { aimed, swaps, waysOf } from './crew'
import {
  AMETHYST,
  ANN,
  BOB,
  CAT,
  DAN,
  EMERALD,
  givenBidding,
  givenModel,
  givenTable,
  NAMES,
  RUBY,
  WEDDING,
} from './fixtures'
import { logWords } from './log'
import { bidStatus, from, lastBid, turnOf } from './model'
import { prompt, situation } from './prompts'
import { seatStatus } from './seats'
import { gemTraderWords } from './words'

const nameOf = (seat: number) => NAMES[seat] ?? ''
const NOTHING = { gem: null, victim: null, back: [0, 0, 0, 0, 0], gems: [0, 0, 0, 0, 0] }
const selling: Selling = { is: 'Selling', sellers: [ANN, BOB, CAT], sent: [BOB] }

beforeAll(() => learn(gemTraderWords))
beforeEach(() => speak('en'))

describe('the circle', () => {
  const stage = givenBidding({
    seat: CAT,
    bidders: [ANN, BOB, CAT],
    queue: [CAT, ANN],
    bids: [
      { seat: ANN, amount: 10 },
      { seat: CAT, amount: 30 },
      { seat: ANN, amount: 60 },
    ],
    least: 70,
  })

  test('tells who speaks, who leads, who passed and who has a card already', () => {
    expect([ANN, BOB, CAT, DAN].map(seat => bidStatus(stage, seat))).toEqual([
      'leads',
      'passed',
      'speaks',
      'served',
    ])
    expect([ANN, BOB, CAT].map(seat => lastBid(stage, seat))).toEqual([60, null, 30])
  })

  test('before a word one is silent, after being outbid one is not', () => {
    const early = givenBidding({
      seat: BOB,
      queue: [BOB, CAT, ANN],
      bids: [{ seat: ANN, amount: 10 }],
    })
    expect(bidStatus(early, CAT)).toBe('silent')
    const later = { ...early, seat: CAT, bids: [...early.bids, { seat: BOB, amount: 20 }] }
    expect(bidStatus(later, ANN)).toBe('raised')
  })
})

describe('the circuit of event cards', () => {
  const stage = { is: 'Playing' as const, seat: BOB, queue: [DAN] }
  test('goes to the left from the start player and passes over those without cards', () => {
    const order = from(CAT, givenTable(stage))
    expect(order).toEqual([CAT, DAN, ANN, BOB])
    const late = { ...stage, seat: DAN, queue: [BOB] }
    expect(order.map(seat => turnOf(late, order, seat))).toEqual(['done', 'now', 'skipped', 'next'])
  })
})

describe('what goes on', () => {
  const said = (stage: Stage) => sentenceWords(situation(givenModel(givenTable(stage))))

  test('no bid is not a bid of nothing (B-14)', () => {
    expect(said(givenBidding())).toBe('No bids yet; Ann opens at $10 or more')
    const bids = [{ seat: ANN, amount: 10 }]
    expect(said(givenBidding({ bids, seat: BOB, least: 20 }))).toBe('Ann bids $10; Bob bids next')
  })

  test('fists that are open are counted', () => {
    expect(said(selling)).toContain('2 players still choosing')
  })

  test('a tie is a shared win (GT-22)', () => {
    const score = { cash: 810, gems: [], crews: [], leftovers: 0, debt: 0, total: 810 }
    const ranking = [
      { ...score, seat: ANN, place: 1 },
      { ...score, seat: CAT, place: 1 },
      { ...score, seat: BOB, place: 3, total: 700 },
    ]
    expect(said({ is: 'Over', ranking })).toBe('Ann, Cat share the win with $810')
    expect(said({ is: 'Over', ranking: ranking.slice(0, 1) })).toBe('Ann wins with $810')
  })
})

describe('what is asked', () => {
  const ask = (...moves: string[]) =>
    prompt(
      givenModel(givenTable(givenBidding()), {
        options: moves.map(move => ({ move, fields: {} })),
      }),
    )?.key

  test('follows from the options alone', () => {
    expect(ask()).toBeUndefined()
    expect(ask('Bid')).toBe('gem_trader.do.open')
    expect(ask('Bid', 'Pass')).toBe('gem_trader.do.bid')
    expect(ask('Pass')).toBe('gem_trader.do.pass')
    expect(ask('TalkUp', 'EndTurn')).toBe('gem_trader.do.play')
    expect(ask('EndTurn')).toBe('gem_trader.do.end')
    expect(ask('Sell')).toBe('gem_trader.do.sell')
    expect(ask('TakeSaleBack')).toBeUndefined()
  })
})

describe('the chairs', () => {
  const extras = (stage: Stage) =>
    seatStatus({ seat: null, table: givenTable(stage), own: null, options: [] })

  test('never show money: it is behind the screens (GT-23)', () => {
    expect(extras(givenBidding()).every(extra => !('gold' in extra))).toBe(true)
  })

  test('show the start player, who leads and who speaks', () => {
    const stage = givenBidding({ bids: [{ seat: BOB, amount: 20 }], seat: CAT })
    expect(extras(stage).map(extra => extra.marks)).toEqual([['start'], ['leader'], [], []])
    expect(extras(stage).map(extra => extra.active)).toEqual([false, false, true, false])
  })

  test('show whose fist is closed; one without gems has none', () => {
    expect(extras(selling).map(extra => extra.marks)).toEqual([
      ['start', 'not-ready'],
      ['ready'],
      ['not-ready'],
      [],
    ])
    expect(extras(selling).map(extra => extra.active)).toEqual([true, false, true, false])
  })
})

describe('gems', () => {
  const allowed = [
    [2, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [0, 1, 1, 0, 0],
  ]

  test('may be added as long as an allowed handful is in reach', () => {
    expect(canAdd(allowed, [1, 0, 0, 0, 0], RUBY)).toBe(true)
    expect(canAdd(allowed, [1, 1, 0, 0, 0], RUBY)).toBe(false)
    expect(canAdd(allowed, [1, 0, 0, 0, 0], AMETHYST)).toBe(false)
    expect(isAmong(allowed, [1, 1, 0, 0, 0])).toBe(true)
    expect(isAmong(allowed, [1, 0, 0, 0, 0])).toBe(false)
  })

  test('are counted in words and in money', () => {
    expect(gemWords([0, 2, 0, 1, 0])).toBe('2 × Ruby, 1 × Emerald')
    expect(gemWords([0, 0, 0, 0, 0])).toBe('no gems')
    expect(worth([2, 1, 0, 0, 1], WEDDING.prices)).toBe(320)
    expect([0, 2, 3].map(pileWords)).toEqual(['0', '2', '3+'])
  })

  test('money is written with its sign before the dollar', () => {
    expect([250, 0, -20].map(cash)).toEqual(['$250', '$0', '−$20'])
    expect([60, 0, -20].map(signedCash)).toEqual(['+$60', '$0', '−$20'])
  })
})

describe('playing an event card', () => {
  const round = [2]
  const gems = (one: number): number[] => [0, 1, 2, 3, 4].map(kind => (kind === one ? 1 : 0))
  const pairs = [[0, 1, 0, 1, 0]]
  const options: May[] = [
    { move: 'TalkUp', fields: { round, gem: [0, 1, 2, 3, 4] } },
    { move: 'PickPocket', fields: { round, victim: [BOB, CAT] } },
    { move: 'Notarize', fields: { round } },
    { move: 'Swap', fields: { round, back: [gems(RUBY), gems(EMERALD)], gems: [gems(AMETHYST)] } },
    { move: 'Swap', fields: { round, back: pairs, gems: [[2, 0, 0, 0, 0]] } },
  ]
  const way = (crew: Parameters<typeof waysOf>[1]) => waysOf(options, crew)

  test('waits for its aim', () => {
    expect(aimed(way('mate'), NOTHING)).toBeNull()
    expect(aimed(way('mate'), { ...NOTHING, gem: RUBY })).toEqual({
      is: 'TalkUp',
      round: 2,
      gem: 1,
    })
    expect(aimed(way('pirate'), { ...NOTHING, victim: CAT })).toEqual({
      is: 'PickPocket',
      round: 2,
      victim: CAT,
    })
    expect(aimed(way('notary'), NOTHING)).toEqual({ is: 'Notarize', round: 2 })
    expect(aimed(way('pilot'), NOTHING)).toBeNull()
  })

  test('a swap takes as many as it gives', () => {
    const ways = way('boatswain')
    expect(swaps(ways, gems(RUBY))).toEqual([gems(AMETHYST)])
    expect(swaps(ways, pairs[0] ?? [])).toEqual([[2, 0, 0, 0, 0]])
    const aim = { ...NOTHING, back: gems(RUBY), gems: gems(AMETHYST) }
    expect(aimed(ways, aim)).toEqual({ is: 'Swap', round: 2, back: aim.back, gems: aim.gems })
    expect(aimed(ways, { ...aim, gems: [2, 0, 0, 0, 0] })).toBeNull()
  })
})

describe('the log', () => {
  test('an income can be followed afterwards (B-15)', () => {
    const numbers = {
      seat: ANN,
      gems: [2, 1, 0, 0, 1],
      sale: 320,
      bonuses: [0, 0, 0, 0, 100],
      money: 420,
    }
    expect(logWords({ key: 'income', numbers }, nameOf)).toBe(
      'Ann sells 2 × Diamond, 1 × Ruby, 1 × Amethyst for $320; bonus Amethyst +$100: $420 in all.',
    )
  })

  test('a card is told with all that is on it', () => {
    const numbers = { lot: 3, card: 21, gems: [0, 0, 0, 0, 1], crews: 1, dice: 1 }
    expect(logWords({ key: 'lot-turned', numbers }, nameOf)).toBe(
      'Card 3 is turned over: 1 × Amethyst, 1 event card, 1 die roll.',
    )
  })

  test('a pirate with luck and one without', () => {
    const line = (got: boolean) => ({ key: 'crew-pirate', numbers: { seat: ANN, other: BOB, got } })
    expect(logWords(line(true), nameOf)).toContain('a gem from Bob’s hold')
    expect(logWords(line(false), nameOf)).toContain('Bob had no gems')
  })

  test('a short pile is said', () => {
    const numbers = { lot: 3, seat: ANN, face: 3, roll: 1, count: 2 }
    expect(logWords({ key: 'die-rolled', numbers }, nameOf)).toBe(
      'Ann rolls 3 (roll 1): 2 gems to take (the pile has no more).',
    )
  })

  test('a change of language changes old lines (B-17)', async () => {
    const numbers = { seat: BOB, gem: EMERALD, money: 20 }
    await speak('zh-Hans')
    expect(logWords({ key: 'crew-lookout', numbers }, nameOf)).toBe('Bob·唱衰：祖母绿 每颗少 $20。')
  })

  test('the end names all who share the first place', () => {
    const numbers = {
      seat: ANN,
      money: 810,
      winners: [ANN, CAT],
      seats: [ANN, CAT, BOB],
      totals: [810, 810, 700],
    }
    expect(logWords({ key: 'game-ended', numbers }, nameOf)).toBe(
      'The end: Ann, Cat with $810. Ann $810, Cat $810, Bob $700.',
    )
  })

  test('a line of another game is not told', () => {
    expect(logWords({ key: 'painting-offered', numbers: {} }, nameOf)).toBe('')
  })
})
