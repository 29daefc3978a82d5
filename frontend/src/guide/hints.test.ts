import { describe, expect, test } from 'vitest'
import { givenTable as artTable, givenSale } from '../modern_art/given'
import type { Move as GemMove, View as GemTrader } from '../protocol/gem_trader'
import type { Move as ArtMove, Stage as ArtStage, View as ModernArt } from '../protocol/modern_art'
import type { RoomView } from '../protocol/room'
import type { View as Tycoon } from '../protocol/tycoon'
import { BOT, sitter, table } from '../room/fixtures'
import type { MoveName as TycoonMove } from '../tycoon/moves'
import { guide as en } from '../words/en/guide'
import { guide as hant } from '../words/hant/guide'
import { guide as zh } from '../words/zh/guide'
import { gemTraderHint } from './gem_trader'
import type { Hint } from './hint'
import { hintFor } from './hints'
import { modernArtHint } from './modern_art'
import { tycoonHint } from './tycoon'

const may = (move: string, fields = {}) => ({ move, fields })
const told = (hint: Hint | null) => hint?.key.split('.').at(-1) ?? null

describe('in the lobby', () => {
  const lobby = (room: Partial<RoomView>) => table({}, { playing: null, seat: null, ...room })
  const full = [sitter(), BOT, BOT, null, null, null]

  test.each([
    ['who stands is told to sit', { chair: null }, 'sit'],
    ['a host alone is told how to fill up', { chairs: [sitter()] }, 'fill'],
    ['a host with enough players is told to start', { chairs: full }, 'start'],
    ['a guest waits and may read the rules', { host: 'bob' }, 'wait'],
  ])('%s', (_, room, key) => {
    expect(told(hintFor(lobby(room)))).toBe(key)
  })

  test('with too many players the page itself says what is wrong', () => {
    const many = lobby({ chairs: full, players: { least: 1, most: 2 } })
    expect(hintFor(many)).toBeNull()
  })
})

describe('nothing is said', () => {
  const bid = {
    table: { stage: { is: 'Outcry' }, lone_human: null },
    seat: 0,
    options: [may('Bid')],
  }
  const asked = (playing: object, room = {}) => hintFor(table({ table: bid, ...playing }, room))

  test('but to who is asked', () => {
    expect(told(asked({}))).toBe('bid')
  })

  test.each([
    ['who waits', { table: { ...bid, options: [] } }, {}],
    ['a spectator', {}, { seat: null }],
  ])('but what it is all about, to %s', (_, playing, room) => {
    const hint = asked(playing, room)
    expect([told(hint), hint?.idle]).toEqual(['goal', true])
  })

  test.each([
    ['while a bot keeps the seat', { kept: [{ seat: 0, why: 'slow' as const }] }, {}],
    ['when the game is over', { over: true }, {}],
    ['of a game it does not know', { game: 'chess' }, {}],
  ])('%s', (_, playing, room) => {
    expect(asked(playing, room)).toBeNull()
  })
})

describe('Auction Tycoon', () => {
  const view = (options: object[], lone: number | null = null) =>
    ({
      seat: 0,
      options,
      table: { lone_human: lone, stage: { is: 'Outcry' } },
    }) as unknown as Tycoon

  /** Every move there is; null for those that only accompany another. */
  const ASKED: Record<TycoonMove, string | null> = {
    ChooseDirection: 'direction',
    PickBlind: 'pick',
    Sell: null,
    SayReady: 'ready-none',
    TakeReadyBack: null,
    CloseWindow: 'close',
    Bid: 'bid',
    NoMore: null,
    BidSealed: 'seal',
    RollDie: 'roll',
    Wish: 'wish',
    SkipWish: 'wish-broke',
    AnswerWish: 'answer-wish-none',
    ChooseSeller: 'choose-seller',
    GiveUpWish: null,
    OfferTrade: 'offer',
    SkipTrade: 'offer-none',
    AnswerTrade: 'answer-trade',
  }

  test.each(Object.entries(ASKED))('%s: %s', (move, key) => {
    expect(told(tycoonHint(view([may(move)])))).toBe(key)
  })

  test('whoever has something to sell is told how', () => {
    expect(told(tycoonHint(view([may('SayReady'), may('Sell')])))).toBe('ready')
  })

  test('a lone human is told that the hammer waits for him (TY-33)', () => {
    expect(told(tycoonHint(view([may('Bid'), may('NoMore')], 0)))).toBe('bid-lone')
    expect(told(tycoonHint(view([may('NoMore')], 0)))).toBe('hammer')
  })

  test('whoever holds the card wished for is told what a yes brings', () => {
    const holds = may('AnswerWish', { sells: [false, true] })
    expect(told(tycoonHint(view([holds])))).toBe('answer-wish')
  })

  test('the weightier of two is told', () => {
    expect(told(tycoonHint(view([may('SkipWish'), may('Wish')])))).toBe('wish')
    expect(told(tycoonHint(view([may('SkipTrade'), may('OfferTrade')])))).toBe('offer')
  })
})

describe('Modern Art', () => {
  const view = (is: ArtStage['is'], moves: ArtMove['is'][], host = 1) =>
    ({
      seat: 0,
      options: moves.map(move => may(move)),
      table: artTable({ is, sale: givenSale({ host }) } as unknown as ArtStage),
    }) as unknown as ModernArt

  const ASKED: [ArtStage['is'], ArtMove['is'][], string][] = [
    ['Offering', ['PutUp'], 'put-up'],
    ['Asking', ['Decline', 'Join'], 'join'],
    ['Asking', ['Decline'], 'decline'],
    ['Pricing', ['NamePrice'], 'price'],
    ['Outcry', ['Bid', 'NoMore'], 'bid'],
    ['Outcry', ['NoMore'], 'no-more'],
    ['Circling', ['Bid', 'Pass'], 'circle'],
    ['Circling', ['Pass'], 'pass'],
    ['Sealing', ['BidSealed'], 'seal'],
    ['Taking', ['Take', 'Leave'], 'take'],
    ['Taking', ['Leave'], 'leave'],
  ]

  test.each(ASKED)('%s, %j: %s', (stage, moves, key) => {
    expect(told(modernArtHint(view(stage, moves)))).toBe(key)
  })

  test.each<[ArtStage['is'], ArtMove['is'][], string]>([
    ['Outcry', ['Bid', 'Hammer'], 'bid-host'],
    ['Outcry', ['Hammer'], 'hammer'],
    ['Circling', ['Bid', 'Pass'], 'circle-host'],
    ['Circling', ['Pass'], 'circle-host'],
  ])('the host of a sale, %s, %j: %s', (stage, moves, key) => {
    expect(told(modernArtHint(view(stage, moves, 0)))).toBe(key)
  })

  test('who is not asked is told nothing', () => {
    expect(modernArtHint(view('Sealing', []))).toBeNull()
    expect(modernArtHint(view('Over', []))).toBeNull()
  })
})

describe('Gem Trader', () => {
  const view = (is: string, moves: GemMove['is'][]) =>
    ({
      seat: 0,
      options: moves.map(move => may(move)),
      table: { stage: { is, count: 2 } },
    }) as unknown as GemTrader

  test.each<[string, GemMove['is'][], string | null]>([
    ['Bidding', ['Bid'], 'open'],
    ['Bidding', ['Bid', 'Pass'], 'bid'],
    ['Bidding', ['Pass'], 'pass'],
    ['Taking', ['Take'], 'take'],
    ['Playing', ['TalkUp', 'EndTurn'], 'play'],
    ['Selling', ['Sell'], 'sell'],
    ['Selling', [], null],
  ])('%s, %j: %s', (stage, moves, key) => {
    expect(told(gemTraderHint(view(stage, moves)))).toBe(key)
  })
})

describe('its words', () => {
  const blanks = (words: string) => [...words.matchAll(/\{(\w+)/g)].map(hit => hit[1]).sort()

  test.each([
    ['en', en],
    ['hant', hant],
  ])('in %s are there for every hint, with the same blanks', (_, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(zh))
    for (const key of Object.keys(zh) as (keyof typeof zh)[])
      expect([key, blanks(words[key])]).toEqual([key, blanks(zh[key])])
  })

  test('are short enough for a phone', () => {
    for (const [key, words] of Object.entries(en))
      expect([key, words.length < 150]).toEqual([key, true])
    for (const [key, words] of Object.entries(zh))
      expect([key, words.length < 65]).toEqual([key, true])
  })
})
