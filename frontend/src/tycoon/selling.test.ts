import { expect, test } from 'vitest'
import { Choice } from './choice.svelte'
import { toldApart } from './collection'
import { givenOwn } from './fixtures'
import { pricesOf, toggled, total } from './selling'
import { alike } from './titles'

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

test('alike cards are told apart on the page alone', () => {
  const item = (card: number, paid: number) => ({ card, paid, quote: 10 })
  const own = givenOwn({ hand: [item(0, 12), item(VESSEL, 20), item(0, 7), item(0, 9)] })
  const apart = toldApart(own).hand
  expect(apart.map(({ card }) => card)).toEqual([0, VESSEL, 1, 2])
  expect(apart.map(({ paid }) => paid)).toEqual([12, 20, 7, 9])
  expect(apart.map(({ card }) => alike(card))).toEqual([0, VESSEL, 0, 0])
})

test('a card that left the hand is no longer chosen', () => {
  const choice = new Choice()
  choice.mode = 'sell'
  choice.toggle(0)
  choice.toggle(VESSEL)
  choice.keep([VESSEL, RED])
  expect(choice.cards).toEqual([VESSEL])
})
