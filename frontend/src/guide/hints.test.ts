import { describe, expect, test } from 'vitest'
import type { GuidePart } from '../game'
import { hint as gemTraderHint } from '../gem_trader/guide'
import { givenTable as artTable, givenSale } from '../modern_art/fixtures'
import { hint as modernArtHint } from '../modern_art/guide'
import type { Move as GemMove, View as GemTrader } from '../protocol/gem_trader'
import type { Move as ArtMove, Stage as ArtStage, View as ModernArt } from '../protocol/modern_art'
import type { RoomView } from '../protocol/room'
import type { View as Tycoon } from '../protocol/tycoon'
import { BOT, sitter, table } from '../room/fixtures'
import * as tycoon from '../tycoon/guide'
import type { MoveName as TycoonMove } from '../tycoon/moves'
import { everythingIn } from '../words/fixtures'
import type { Hint } from './hint'
import { hintFor } from './hints'

const may = (move: string, fields = {}) => ({ move, fields })
const guide = tycoon as GuidePart<unknown> | null
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
    expect(told(hintFor(lobby(room), null))).toBe(key)
  })

  test('with too many players the page itself says what is wrong', () => {
    const many = lobby({ chairs: full, players: { least: 1, most: 2 } })
    expect(hintFor(many, null)).toBeNull()
  })
})

describe('nothing is said', () => {
  const bid = {
    table: { stage: { is: 'Outcry' }, lone_human: null },
    seat: 0,
    options: [may('Bid')],
  }
  const asked = (playing: object, room = {}, told = guide) =>
    hintFor(table({ table: bid, ...playing }, room), told)

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
  ])('%s', (_, playing, room) => {
    expect(asked(playing, room)).toBeNull()
  })

  test('of a game whose guide is not there', () => {
    expect(asked({}, {}, null)).toBeNull()
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
    expect(told(tycoon.hint(view([may(move)])))).toBe(key)
  })

  test('whoever has something to sell is told how', () => {
    expect(told(tycoon.hint(view([may('SayReady'), may('Sell')])))).toBe('ready')
  })

  test('a lone human is told that the hammer waits for them (TY-33)', () => {
    expect(told(tycoon.hint(view([may('Bid'), may('NoMore')], 0)))).toBe('bid-lone')
    expect(told(tycoon.hint(view([may('NoMore')], 0)))).toBe('hammer')
  })

  test('whoever holds the card wished for is told what a yes brings', () => {
    const holds = may('AnswerWish', { sells: [false, true] })
    expect(told(tycoon.hint(view([holds])))).toBe('answer-wish')
  })

  test('the weightier of two is told', () => {
    expect(told(tycoon.hint(view([may('SkipWish'), may('Wish')])))).toBe('wish')
    expect(told(tycoon.hint(view([may('SkipTrade'), may('OfferTrade')])))).toBe('offer')
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
  test.each([
    ['en', 95],
    ['zh-Hans', 46],
    ['zh-Hant', 46],
  ] as const)('in %s are short enough for a phone', async (language, most) => {
    const all = Object.entries(await everythingIn(language))
    const hints = all.filter(([key]) => key.startsWith('guide.'))
    expect(hints.length).toBeGreaterThan(40)
    expect(hints.filter(([, words]) => words.length >= most)).toEqual([])
  })
})
