import { describe, expect, test } from 'vitest'
import { cardKey, ERAS, eraOf, isRed, nameKey, STARS, starOf, worthOf } from './pieces'

const deck = Array.from({ length: 81 }, (_, card) => card)

describe('the deck', () => {
  test('every era has three 1-star, three 2-star, two 3-star cards and one red card', () => {
    for (const era of ERAS) {
      const stars = deck.filter(card => eraOf(card) === era).map(starOf)
      expect(stars).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 4])
    }
  })

  test('cards are worth ten gold a star', () => {
    expect([0, 3, 6, 8].map(worthOf)).toEqual([10, 20, 30, 40])
  })

  test('exactly nine cards are red', () => {
    expect(deck.filter(isRed)).toEqual([8, 17, 26, 35, 44, 53, 62, 71, 80])
  })

  test('cards of the same era and star share their name', () => {
    expect(nameKey(9)).toBe('tycoon.card.1.1')
    expect(nameKey(11)).toBe(nameKey(9))
    expect(nameKey(80)).toBe(cardKey(8, 4))
    expect(new Set(deck.map(nameKey)).size).toBe(ERAS.length * STARS.length)
  })

  test.each([-1, 81, 3.5, Number.NaN])('%s is no card', card => {
    expect(() => eraOf(card)).toThrow(RangeError)
    expect(() => starOf(card)).toThrow(RangeError)
  })
})
