import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Circling, Outcry, Settlement, Stage } from '../protocol/modern_art'
import { sentenceWords } from '../table/sentence'
import { learn, speak } from '../words'
import { kept, moveFor, NOTHING, pickable, secondsFor, tapped } from './choice'
import { placesOf } from './circle'
import { ANN, BOB, CAT, DAN, givenModel, givenSale, givenTable, may } from './fixtures'
import { logWords } from './log'
import { around } from './model'
import { hammerKey, noMoreKey } from './outcry'
import { prompt, situation } from './prompts'
import { seatStatus } from './seats'
import { modernArtWords } from './words'
import { ceilingOf, grouped, placeOf, rowsOf, worthAtBest, worthOfWall } from './worth'

const sale = givenSale()
const outcry = (more: Partial<Outcry> = {}): Outcry => ({
  is: 'Outcry',
  sale,
  bids: [],
  least: 1,
  quiet: [],
  going: 0,
  ...more,
})
const circling = (more: Partial<Circling> = {}): Circling => ({
  is: 'Circling',
  sale,
  order: [CAT, DAN, ANN, BOB],
  said: [],
  high: null,
  least: 1,
  speaker: CAT,
  ...more,
})
const led = outcry({ bids: [{ seat: ANN, amount: 17 }], least: 18 })

beforeAll(() => learn(modernArtWords))
beforeEach(() => speak('en'))

describe('what goes on', () => {
  const said = (stage: Stage) => sentenceWords(situation(givenModel(givenTable(stage))))

  test('no bid is not a bid of nothing (B-14)', () => {
    expect(said(outcry())).toBe('No bids yet; anyone may open')
    expect(said(led)).toBe('Ann leads with 17 gold')
  })

  test('the hammer counts', () => {
    expect(said({ ...led, going: 2 })).toBe('17 gold, going twice! Any bid starts the count over')
    expect(said(outcry({ going: 3 }))).toBe('No bid, third time!')
  })

  test('equal money shares the win (MA-28)', () => {
    const score = { money: 214, spent: 0, earned: 0, banked: [] }
    const ranking = [
      { ...score, seat: BOB, place: 1 },
      { ...score, seat: CAT, place: 1 },
      { ...score, seat: ANN, place: 3, money: 180 },
    ]
    expect(said({ is: 'Over', ranking })).toBe('Bob, Cat won with 214 gold')
  })
})

describe('what is asked', () => {
  const ask = (stage: Stage, moves: Parameters<typeof may>[0][], seat: number = ANN) =>
    prompt(givenModel(givenTable(stage), { seat, options: moves.map(move => may(move)) }))?.key

  test('follows from the options', () => {
    expect(ask(outcry(), [])).toBeUndefined()
    expect(ask(outcry(), ['Bid', 'NoMore'])).toBe('modern_art.do.bid')
    expect(ask(outcry(), ['Bid', 'Hammer'], BOB)).toBe('modern_art.do.bid-host')
    for (const seat of [ANN, BOB])
      expect(ask(outcry({ going: 2 }), ['Bid'], seat)).toBe('modern_art.do.bid-still')
    expect(ask(outcry(), ['Hammer'], BOB)).toBe('modern_art.do.hammer')
    expect(ask(circling(), ['Bid', 'Pass'])).toBe('modern_art.do.circle')
    expect(ask(circling(), ['Pass'])).toBe('modern_art.do.pass')
    expect(ask(circling(), ['Pass'], BOB)).toBe('modern_art.do.pass')
    const high = { seat: ANN, amount: 17 }
    expect(ask(circling({ high }), ['Pass'], BOB)).toBe('modern_art.do.circle-sell')
    expect(ask(circling({ high }), ['Bid', 'Pass'], BOB)).toBe('modern_art.do.circle-host')
  })

  test('"no more" and the hammer are said in the words that fit (B-14)', () => {
    expect(noMoreKey(outcry(), BOB)).toBe('modern_art.not-opening')
    expect(noMoreKey(led, BOB)).toBe('modern_art.no-more')
    expect(noMoreKey(led, ANN)).toBe('modern_art.let-it-stand')
    expect(hammerKey(outcry())).toBe('modern_art.hammer-free')
    expect(hammerKey(led)).toBe('modern_art.hammer')
  })
})

describe('the chairs', () => {
  const view = (stage: Stage) => ({ seat: null, own: null, options: [], table: givenTable(stage) })

  test('show nobody’s money before the end (MA-29), and who leads, sells or is asked', () => {
    const [ann, bob] = seatStatus(view(led))
    expect(ann).toEqual({ marks: ['leader'], active: false })
    expect(bob).toEqual({ marks: ['auctioneer'], active: true })
  })

  test('show the money once it is over', () => {
    const table = givenTable({ is: 'Over', ranking: [] })
    table.galleries = [{ cards: 0, paintings: [], money: 214 }]
    expect(seatStatus({ seat: null, own: null, options: [], table })[0]?.gold).toBe(214)
  })

  test('show whose envelope is sealed', () => {
    const extras = seatStatus(view({ is: 'Sealing', sale, sent: [CAT] }))
    expect(extras.map(extra => extra.active)).toEqual([true, true, false, true])
    expect(extras[CAT]?.marks).toEqual(['submitted'])
  })
})

describe('the circle', () => {
  test('begins at the left of the host and ends with the host, below', () => {
    expect(around(BOB, 4)).toEqual([CAT, DAN, ANN, BOB])
    const places = placesOf(circling(), 4)
    expect(places.map(place => place.seat)).toEqual([CAT, DAN, ANN, BOB])
    const [left, top, right, host] = places
    expect([left?.right, top?.down].map(at => Math.round(at ?? 0))).toEqual([-1, -1])
    expect([right?.right, host?.down].map(at => Math.round(at ?? 0))).toEqual([1, 1])
  })

  test('shows what each has said', () => {
    const said = [
      { seat: CAT, amount: 5 },
      { seat: DAN, amount: 0 },
    ]
    const places = placesOf(circling({ said, speaker: ANN }), 4)
    expect(places.map(({ state, said }) => [state, said])).toEqual([
      ['bid', '5'],
      ['refused', 'passed'],
      ['speaks', 'asked'],
      ['host', 'auctioneer'],
    ])
  })

  test('shows who cannot be asked for a second, for all can see their empty hand (MA-07)', () => {
    const asking = {
      is: 'Asking' as const,
      sale,
      order: [CAT, ANN],
      declined: [CAT],
      speaker: ANN,
    }
    expect(placesOf(asking, 4).map(place => place.state)).toEqual([
      'refused',
      'absent',
      'speaks',
      'host',
    ])
  })
})

describe('choosing from one’s hand', () => {
  const [YOKO_DOUBLE, YOKO_OPEN, YOKO_SEALED, METAL] = [23, 12, 17, 0]
  const alone = may('PutUp', {
    painting: [METAL, YOKO_OPEN, YOKO_SEALED, YOKO_DOUBLE],
    second: [null],
  })
  const pair = may('PutUp', { painting: [YOKO_DOUBLE], second: [YOKO_OPEN, YOKO_SEALED] })
  const options = [alone, pair]
  const double = tapped(options, NOTHING, YOKO_DOUBLE)

  test('a card is picked, and let go of when tapped again', () => {
    const metal = tapped(options, NOTHING, METAL)
    expect(metal).toEqual({ first: METAL, second: null })
    expect(tapped(options, metal, METAL)).toEqual(NOTHING)
    expect(tapped(options, metal, YOKO_OPEN)).toEqual({ first: YOKO_OPEN, second: null })
  })

  test('a second goes to its Double, and may be changed', () => {
    expect(secondsFor(options, YOKO_DOUBLE)).toEqual([YOKO_OPEN, YOKO_SEALED])
    expect(secondsFor(options, YOKO_OPEN)).toEqual([])
    const both = tapped(options, double, YOKO_OPEN)
    expect(both).toEqual({ first: YOKO_DOUBLE, second: YOKO_OPEN })
    expect(tapped(options, both, YOKO_SEALED)).toEqual({ first: YOKO_DOUBLE, second: YOKO_SEALED })
    expect(tapped(options, both, YOKO_OPEN)).toEqual(double)
    expect(tapped(options, both, METAL)).toEqual({ first: METAL, second: null })
  })

  test('the move names this lot and what was picked (B-06)', () => {
    expect(moveFor(options, NOTHING)).toBeNull()
    expect(moveFor(options, double)).toEqual({
      is: 'PutUp',
      lot: 7,
      painting: YOKO_DOUBLE,
      second: null,
    })
    expect(moveFor(options, tapped(options, double, YOKO_OPEN))).toMatchObject({
      second: YOKO_OPEN,
    })
  })

  test('only matching cards can be added to another’s Double', () => {
    const join = [may('Join', { painting: [YOKO_OPEN] }), may('Decline')]
    expect(pickable(join, NOTHING)).toEqual([YOKO_OPEN])
    expect(moveFor(join, { first: YOKO_OPEN, second: null })).toEqual({
      is: 'Join',
      lot: 7,
      painting: YOKO_OPEN,
    })
    expect(moveFor(join, { first: METAL, second: null })).toBeNull()
  })

  test('what has left the hand is no longer chosen', () => {
    const both = { first: YOKO_DOUBLE, second: YOKO_OPEN }
    expect(kept(both, [YOKO_DOUBLE, YOKO_OPEN])).toBe(both)
    expect(kept(both, [YOKO_DOUBLE])).toEqual(double)
    expect(kept(both, [YOKO_OPEN])).toEqual(NOTHING)
    expect(pickable([], NOTHING)).toEqual([])
  })
})

describe('what paintings are worth', () => {
  const table = givenTable({ is: 'Offering', lot: 7, seat: ANN })

  test('now, and at best: earlier tokens and the highest one', () => {
    expect(worthOfWall(table, [12, 25, 26, 0])).toBe(20 + 50 + 50)
    expect(worthAtBest(table, 2)).toBe(50)
    expect(ceilingOf(table, givenSale({ paintings: [37, 25] }))).toBe(100)
  })

  test('by artist in board order', () => {
    expect(grouped([60, 0, 1])).toEqual([
      { artist: 0, paintings: [0, 1] },
      { artist: 4, paintings: [60] },
    ])
  })

  test('T19: all tokens for an artist among the three, else nothing', () => {
    const after = { ...table, tokens: [[30], [0], [20], [30, 10], [0]] }
    const settlement: Settlement = {
      round: 2,
      ender: BOB,
      ending: [60],
      counts: [0, 4, 2, 2, 5],
      tokens: [0, 20, 0, 10, 30],
      values: [0, 20, 0, 40, 30],
      sold: [[], [], [], []],
      paid: [0, 0, 0, 0],
    }
    const rows = rowsOf(settlement, after)
    expect(rows[3]).toEqual({ artist: 3, count: 2, token: 10, earlier: 30, value: 40 })
    expect(rows[2]).toEqual({ artist: 2, count: 2, token: 0, earlier: 20, value: 0 })
    expect([4, 1, 3, 0].map(artist => placeOf(settlement.tokens, artist as 0 | 1 | 3 | 4))).toEqual(
      [1, 2, 3, 0],
    )
  })
})

describe('the log', () => {
  const name = (seat: number) => ['Ann', 'Bob', 'Cat', 'Dan'][seat] ?? ''
  const line = (key: string, numbers: Parameters<typeof logWords>[0]['numbers']) =>
    logWords({ key, numbers }, name)

  test('names paintings by artist and title, ways by their whole name', () => {
    expect(line('put-up', { lot: 7, seat: ANN, painting: 0, way: 'once' })).toBe(
      'Ann offers Lite Metal “Cold Plates”, Once around.',
    )
  })

  test('tells how a joint price is shared (MA-16)', () => {
    const shared = { lot: 7, paintings: [23, 12], seat: DAN, gold: 27, seats: [ANN, CAT] }
    expect(line('lot-shared', { ...shared, golds: [13, 14], bank: 0 })).toMatch(
      /Dan buys .*27 gold: Ann 13, Cat 14\.$/,
    )
    expect(line('lot-shared', { ...shared, golds: [0, 14], bank: 13 })).toMatch(
      /Ann 0, Cat 14, the bank 13\.$/,
    )
  })

  test('says it in other words where nothing was bid', () => {
    expect(line('going', { lot: 7, seat: ANN, other: null, gold: 0 })).toContain('no bid')
    expect(line('lot-kept', { lot: 7, seat: ANN, paintings: [0], gold: 0 })).toContain('for free')
    expect(line('round-ended', { round: 4, seat: ANN, paintings: [0], artist: null })).toContain(
      'last card',
    )
  })

  test('adds up what the bank pays and who ended where', () => {
    const cashed = { round: 2, seat: ANN, paintings: [0, 25, 1], golds: [30, 50, 30], gold: 110 }
    expect(line('paintings-cashed', cashed)).toContain('2 × 30 + 1 × 50, 110 gold')
    const placed = { round: 2, artists: [4, 1], golds: [30, 20], values: [60, 20] }
    expect(line('tokens-placed', placed)).toBe(
      'Tokens of round 2: Krypto 30 (each pays 60), Yoko 20 (each pays 20).',
    )
    const ended = { seat: BOB, gold: 9, seats: [BOB, ANN], golds: [9, 9], places: [1, 1] }
    expect(line('game-ended', ended)).toBe('The end: 1. Bob 9, 1. Ann 9.')
    expect(line('nothing-of-ours', {})).toBe('')
  })
})
