import { describe, expect, test } from 'vitest'
import type { May } from '../protocol/tycoon'
import { mostGold, offerOf, partners, titlesAsked } from './offers'
import { choices, covering, find, moveOf, numbers, some, span } from './options'

const BID: May = {
  move: 'Bid',
  fields: { lot: [7], amount: { is: 'Span', least: 17, most: 9999, step: 1 } },
}
const SELL: May = {
  move: 'Sell',
  fields: {
    window: [7],
    cards: { is: 'Some', among: [3, 3, 8], least: 1, most: 3 },
    bonuses: [[10, 20, 30, -10]],
  },
}
const WAY: May = { move: 'ChooseDirection', fields: { clockwise: [true, false] } }

describe('an option', () => {
  test('is found by the name of its move', () => {
    expect(find([WAY, BID], 'Bid')).toBe(BID)
    expect(find([WAY], 'Bid')).toBeUndefined()
  })

  test('tells its ranges and choices', () => {
    expect(span(BID, 'amount')).toMatchObject({ least: 17, most: 9999 })
    expect(span(BID, 'lot')).toBeNull()
    expect(numbers(BID, 'lot')).toEqual([7])
    expect(choices(WAY, 'clockwise')).toEqual([true, false])
    expect(some(SELL, 'cards')?.among).toEqual([3, 3, 8])
  })
})

describe('a move made from an option', () => {
  test('names what it aims at without being told', () => {
    expect(moveOf(BID, { amount: 20 })).toEqual({ is: 'Bid', lot: 7, amount: 20 })
    expect(moveOf(SELL, { cards: [8, 3] })).toEqual({
      is: 'Sell',
      window: 7,
      cards: [8, 3],
      bonuses: [10, 20, 30, -10],
    })
  })

  test('keeps a false or a null that was chosen', () => {
    expect(moveOf(WAY, { clockwise: false })).toEqual({ is: 'ChooseDirection', clockwise: false })
  })

  test('cannot be made while something is open', () => {
    expect(() => moveOf(WAY)).toThrow(RangeError)
    expect(() => moveOf(BID)).toThrow(RangeError)
  })
})

describe('what an option covers', () => {
  test('a range holds its bounds and nothing beyond', () => {
    const held = [16, 17, 9999, 10_000].map(amount => covering([BID], 'Bid', { amount }))
    expect(held).toEqual([undefined, BID, BID, undefined])
  })

  test('a choice of cards holds each as often as it is offered', () => {
    const tried = [[3, 8], [3, 8, 3], [8, 8], [3, 1], []]
    const held = tried.map(cards => covering([SELL], 'Sell', { cards }))
    expect(held).toEqual([SELL, SELL, undefined, undefined, undefined])
  })
})

describe('a free trade', () => {
  const fixed = { round: [2], card: [0, 8] }
  const OFFERS: May[] = [
    { move: 'OfferTrade', fields: { ...fixed, to: [1], gold: [0], title: [4, 5] } },
    {
      move: 'OfferTrade',
      fields: {
        ...fixed,
        to: [1],
        gold: { is: 'Span', least: 1, most: 60, step: 1 },
        title: [null, 4, 5],
      },
    },
    { move: 'OfferTrade', fields: { ...fixed, to: [2], gold: [0], title: [4, 5] } },
    { move: 'SkipTrade', fields: { round: [2] } },
  ]

  test('knows its partners, and how much gold and which cards one may ask', () => {
    expect(partners(OFFERS)).toEqual([1, 2])
    expect([mostGold(OFFERS, 1), mostGold(OFFERS, 2)]).toEqual([60, 0])
    expect(titlesAsked(OFFERS, null)).toEqual([4, 5])
  })

  test('may ask for gold, a card or both, but not for nothing (TY-62)', () => {
    expect(offerOf(OFFERS, 0, 1, 0, null)).toBeUndefined()
    expect(offerOf(OFFERS, 0, 1, 0, 4)).toEqual({
      is: 'OfferTrade',
      round: 2,
      card: 0,
      to: 1,
      gold: 0,
      title: 4,
    })
    expect(offerOf(OFFERS, 8, 1, 60, null)).toMatchObject({ gold: 60, title: null })
    expect(offerOf(OFFERS, 8, 2, 1, 4)).toBeUndefined()
  })
})
