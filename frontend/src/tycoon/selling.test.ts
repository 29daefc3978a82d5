import { expect, test } from 'vitest'
import { Choice } from './choice.svelte'
import { pricesOf, toggled, total } from './selling'

const LADDER = [[13, 12, 11], [24, 22], [39], [41]]
const COINS = [0, 1, 2]
const [VESSEL, RED] = [3, 8]

test('three 1-stars at +30 bring 13 + 12 + 11 (Y07)', () => {
  const prices = pricesOf(COINS, LADDER)
  expect(prices.map(price => price.gold)).toEqual([13, 12, 11])
  expect(total(prices)).toBe(36)
})

test('each star falls by itself, in the order chosen', () => {
  const prices = pricesOf([1, VESSEL, 0, RED], LADDER)
  expect(prices).toEqual([
    { card: 1, gold: 13 },
    { card: VESSEL, gold: 24 },
    { card: 0, gold: 12 },
    { card: RED, gold: 41 },
  ])
})

test('nothing chosen brings nothing', () => {
  expect(total(pricesOf([], LADDER))).toBe(0)
})

test('a card chosen again is let go', () => {
  expect(toggled(toggled([5], 6), 5)).toEqual([6])
})

test('one may sell several cards, but offer only the last one chosen', () => {
  const choice = new Choice()
  choice.mode = 'sell'
  for (const card of COINS) choice.toggle(card)
  expect(choice.cards).toEqual([0, 1, 2])
  choice.mode = 'offer'
  choice.toggle(VESSEL)
  expect(choice.cards).toEqual([VESSEL])
})

test('a card that left the hand is no longer chosen', () => {
  const choice = new Choice()
  choice.mode = 'sell'
  choice.toggle(0)
  choice.toggle(VESSEL)
  choice.keep([VESSEL, RED])
  expect(choice.cards).toEqual([VESSEL])
})
