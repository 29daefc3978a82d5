import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outcry, Selling } from '../protocol/tycoon'
import { sentenceWords } from '../table/sentence'
import { learn, speak } from '../words'
import { factor, shelves, worthOfAll } from './collection'
import { ANN, BOB, CAT, givenModel, givenOwn, givenTable } from './fixtures'
import { logWords } from './log'
import { around } from './model'
import { noMoreKey } from './outcry'
import { percent, signed } from './percent'
import { prompt, situation } from './prompts'
import { brokenBy, collectionWorth, erasHeld, forfeits } from './ranking'
import { seatStatus } from './seats'
import { cardOfTitle, isRedTitle, titleName, titlesOfEra } from './titles'
import { tycoonWords } from './words'

const CARD = 36
const outcry = (more: Partial<Outcry> = {}): Outcry => ({
  is: 'Outcry',
  lot: 5,
  card: CARD,
  bidders: [ANN, BOB, CAT],
  bids: [],
  least: 5,
  quiet: [],
  ...more,
})
const selling = (ready: number[]): Selling => ({ is: 'Selling', window: 5, ready, closer: ANN })
const led = outcry({ bids: [{ seat: ANN, amount: 17 }], least: 19 })

beforeAll(() => learn(tycoonWords))
beforeEach(() => speak('en'))

describe('"no more" is said in the words that fit (B-14, TY-33)', () => {
  test('before a bid one declines to open, after it one stops', () => {
    const table = givenTable(outcry())
    expect(noMoreKey(table, outcry(), BOB)).toBe('tycoon.not-opening')
    expect(noMoreKey(table, led, BOB)).toBe('tycoon.no-more')
  })

  test('the only human hammers when leading, goes on when banned', () => {
    const table = givenTable(led, { lone_human: ANN })
    expect(noMoreKey(table, led, ANN)).toBe('tycoon.hammer')
    expect(noMoreKey(table, outcry({ bidders: [BOB, CAT] }), ANN)).toBe('tycoon.go-on')
  })
})

describe('what goes on', () => {
  const said = (stage: Parameters<typeof givenTable>[0]) =>
    sentenceWords(situation(givenModel(givenTable(stage))))

  test('no bid is not a bid of nothing (B-14)', () => {
    expect(said(outcry())).toBe('No bids yet; anyone may open')
    expect(said(led)).toBe('Ann leads with 17 gold')
  })

  test('a window waits for those not ready, then for the start player', () => {
    expect(said(selling([BOB]))).toContain('2 not ready')
    expect(said(selling([ANN, BOB, CAT]))).toBe('All are ready: Ann closes the window')
  })
})

describe('what is asked', () => {
  const ask = (options: string[], lone = false) => {
    const table = givenTable(led, { lone_human: lone ? ANN : null })
    return prompt(givenModel(table, { options: options.map(move => ({ move, fields: {} })) }))?.key
  }

  test('follows from the options alone', () => {
    expect(ask([])).toBeUndefined()
    expect(ask(['Bid', 'NoMore'])).toBe('tycoon.do.bid')
    expect(ask(['SayReady', 'Sell'])).toBe('tycoon.do.ready')
    expect(ask(['SayReady'])).toBe('tycoon.do.ready-none')
    expect(ask(['CloseWindow', 'TakeReadyBack'])).toBe('tycoon.do.close')
    expect(ask(['TakeReadyBack'])).toBeUndefined()
    expect(ask(['Wish', 'SkipWish'])).toBe('tycoon.do.wish')
    expect(ask(['SkipWish'])).toBe('tycoon.do.wish-broke')
  })

  test('the only human who cannot bid holds the hammer', () => {
    expect(ask(['NoMore'], true)).toBe('tycoon.do.hammer')
    expect(ask(['Bid'], true)).toBeUndefined()
  })

  test('among several humans the clock brings the hammer: nobody has to say no more', () => {
    expect(ask(['Bid'])).toBe('tycoon.do.bid-timed')
  })
})

describe('the chairs', () => {
  test('show gold, the start player, a ban and who leads', () => {
    const table = givenTable(led)
    table.collectors[CAT] = { gold: 7, cards: 1, reds: [], banned: 2 }
    const [ann, bob, cat] = seatStatus({ seat: null, table, own: null, options: [] })
    expect(ann).toEqual({ gold: 100, marks: ['start', 'leader'], active: false })
    expect(bob).toEqual({ gold: 100, marks: [], active: true })
    expect(cat).toEqual({ gold: 7, marks: ['banned'], active: true })
  })

  test('a window lights those not ready, then the one who closes it', () => {
    const active = (ready: number[]) =>
      seatStatus({ seat: null, table: givenTable(selling(ready)), own: null, options: [] }).map(
        extra => extra.active,
      )
    expect(active([BOB])).toEqual([true, false, true])
    expect(active([ANN, BOB, CAT])).toEqual([true, false, false])
  })
})

describe('a collection', () => {
  const eras = [
    { era: 0, cards: [0, 3, 6], missing: [], percent: 150, worth: 90, forfeited: 0 },
    { era: 4, cards: [44], missing: [1, 2, 3], percent: 100, worth: 40, forfeited: 40 },
    { era: 7, cards: [], missing: [1, 2, 3], percent: 100, worth: 0, forfeited: 0 },
  ]
  const own = givenOwn({
    hand: [0, 44, 3, 6].map(card => ({ card, paid: 10, quote: 11 })),
    worth: eras,
  })

  test('lies by era, the highest star first, empty eras too', () => {
    const lying = shelves(own).map(shelf => shelf.items.map(item => item.card))
    expect(lying).toEqual([[6, 3, 0], [44], []])
  })

  test('is worth its eras without what would be forfeited', () => {
    expect(worthOfAll(eras)).toBe(90)
    expect([100, 150, 200].map(factor)).toEqual(['×1', '×1.5', '×2'])
  })

  test('a score opens by era, the weightiest first', () => {
    const score = { seat: ANN, place: 1, gold: 50, total: 140, sets: 0, eras }
    expect(score.gold + collectionWorth(score) - forfeits(score)).toBe(score.total)
    expect(erasHeld(score).map(era => era.era)).toEqual([0, 4])
  })

  test('an equal score says what put it below (TY-75)', () => {
    const first = { seat: ANN, place: 1, gold: 50, total: 140, sets: 1, eras }
    const second = { ...first, seat: BOB, place: 2 }
    const why = (score: Partial<typeof second>) =>
      brokenBy({ ...second, ...score }, [first, second])
    expect([why({ gold: 40 }), why({ sets: 0 }), why({}), why({ total: 139 })]).toEqual([
      'gold',
      'sets',
      'seated',
      null,
    ])
    expect(brokenBy(first, [first, second])).toBeNull()
  })
})

describe('the log', () => {
  const nameOf = (seat: number) => ['Ann', 'Bob', 'Cat'][seat] ?? ''

  test('a payment can be followed afterwards (B-15)', () => {
    const numbers = {
      lot: 5,
      card: 44,
      seat: BOB,
      bid: 41,
      change: 8,
      base: 49,
      discounted: 40,
      discount: 9,
      tax: 20,
      gold: 60,
    }
    expect(logWords({ key: 'lot-sold', numbers }, nameOf)).toBe(
      'Bob wins “Orchid Pavilion Preface”: 41 +8, discount −9, luxury tax 20, pays 60 gold.',
    )
  })

  test('a die that would go below nothing says so', () => {
    const numbers = { lot: 1, card: 0, seat: ANN, bid: 2, change: -3, base: 0, gold: 0 }
    expect(logWords({ key: 'lot-sold', numbers }, nameOf)).toContain('2 −3 → 0, pays 0 gold')
  })

  test('sealed bids are opened together, each with its name', () => {
    const numbers = { lot: 5, attempt: 0, seats: [CAT, ANN], golds: [30, 0] }
    expect(logWords({ key: 'bids-opened', numbers }, nameOf)).toBe('Sealed bids: Cat 30, Ann 0.')
  })

  test('in a free trade a card that is no red is just a card (TY-65)', () => {
    const numbers = { seat: ANN, other: BOB, gold: 10, card: null, asks: true, title: null }
    expect(logWords({ key: 'trade-offered', numbers }, nameOf)).toBe(
      'Ann offers Bob a trade: 1 card for 10 gold and 1 card.',
    )
  })

  test('a change of language changes old lines (B-17)', async () => {
    const line = { key: 'card-turned', numbers: { lot: 3, card: 8, openly: false, picked: true } }
    await speak('zh-Hans')
    expect(logWords(line, nameOf)).toBe('翻开第 3 件「越王勾践剑」，暗拍（盲标）。')
  })

  test('a line of another game is not told', () => {
    expect(logWords({ key: 'painting-offered', numbers: {} }, nameOf)).toBe('')
  })
})

describe('titles and turn order', () => {
  test('a title stands for cards of its era and star', () => {
    expect(titlesOfEra(4)).toEqual([16, 17, 18, 19])
    expect([16, 17, 18, 19].map(cardOfTitle)).toEqual([36, 39, 42, 44])
    expect([18, 19].map(isRedTitle)).toEqual([false, true])
    expect(titleName(16)).toBe('Kaiyuan Coin')
    expect(() => cardOfTitle(36)).toThrow(RangeError)
  })

  test('turns go round either way', () => {
    expect(around(1, true, 4)).toEqual([1, 2, 3, 0])
    expect(around(1, false, 4)).toEqual([1, 0, 3, 2])
  })

  test('signs are written out', () => {
    expect([30, 0, -50].map(percent)).toEqual(['+30%', '±0%', '−50%'])
    expect([6, 0, -9].map(signed)).toEqual(['+6', '±0', '−9'])
  })
})
