import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { telling as gemTrader } from '../gem_trader/beats'
import { gemTraderWords } from '../gem_trader/words'
import { telling as modernArt } from '../modern_art/beats'
import { modernArtWords } from '../modern_art/words'
import type { Line } from '../protocol/room'
import { telling as tycoon } from '../tycoon/beats'
import { tycoonWords } from '../tycoon/words'
import { knows, learn, speak } from '../words'
import { beatsBetween, type Telling } from './beats'

const [ANN, BOB, CAT] = [0, 1, 2]
const NAMES = ['Ann', 'Bob', 'Cat']
const GAMES = { tycoon, gem_trader: gemTrader, modern_art: modernArt }

beforeAll(() => Promise.all([tycoonWords, gemTraderWords, modernArtWords].map(learn)))
beforeEach(() => speak('en'))

function told(telling: Telling, lines: Line[], seen = 0): string[] {
  const beats = beatsBetween(
    { told: seen, log: [] },
    { told: lines.length, log: lines },
    telling.kinds,
  )
  return beats.map(({ kind, line }) => `${kind}: ${telling.words(line, at => NAMES[at] ?? '')}`)
}

const line = (key: string, numbers: Line['numbers']): Line => ({ key, numbers })

describe.each(Object.entries(GAMES))('%s', (game, { kinds }) => {
  test('tells lines that its log has', () => {
    expect(Object.keys(kinds).filter(key => !knows(`${game}.log.${key}`))).toEqual([])
  })
})

test('only what is new is told', () => {
  const lines = [line('wish-unmet', { seat: ANN }), line('wish-unmet', { seat: BOB })]
  expect(told(tycoon, lines, 1)).toEqual(['nobody: Nobody answers Bob’s request.'])
})

test('a forced purchase says why it is forced, before the sale opens', () => {
  const forced = { lot: 3, card: 5, seat: ANN, money: 250, gems: [1, 0, 0, 0, 0], crews: 0 }
  expect(
    told(gemTrader, [line('bidder-passed', { seat: ANN }), line('lot-forced', forced)]),
  ).toEqual(['forced: Only Ann has no card yet and must buy card 3 for the fixed $250.'])
})

test('a wish nobody met and a trade declined are told', () => {
  const lines = [
    line('wish-unmet', { seat: ANN }),
    line('trade-refused', { seat: BOB, other: CAT }),
  ]
  expect(told(tycoon, lines)).toEqual([
    'nobody: Nobody answers Ann’s request.',
    'refused: Cat declines Bob’s trade.',
  ])
})

test('a round of Auction Tycoon begins step by step', () => {
  const lines = [
    line('round-began', { round: 2, rounds: 6, seat: BOB }),
    line('reds-earned', { seat: CAT, gold: 12 }),
    line('house-dice', { faces: [1, 2, 3, 4], bonuses: [10, 10, 20, 20] }),
    line('cards-drawn', { count: 4 }),
  ]
  expect(told(tycoon, lines).map(words => words.split(':')[0])).toEqual([
    'starter',
    'income',
    'dice',
  ])
})

test('bids in a row are one, whoever made them', () => {
  const bids = [10, 12, 14].map((gold, at) => line('bid-made', { seat: at % 2, gold, lot: 1 }))
  expect(told(tycoon, bids)).toEqual(['raised: 2 bidders are up to 14, Ann leads.'])
  expect(told(modernArt, bids.slice(0, 1))).toEqual(['raised: Ann bids 10 gold.'])
})

test('the hammer, the die and the sum follow each other', () => {
  const sum = { bid: 20, change: -2, base: 18, discounted: 18, discount: 0, tax: 0, gold: 18 }
  const lines = [
    line('bid-made', { seat: ANN, gold: 20, lot: 1 }),
    line('hammer', { lot: 1, card: 3, seat: ANN, gold: 20 }),
    line('die-rolled', { lot: 1, seat: ANN, face: 2, change: -2 }),
    line('lot-sold', { lot: 1, card: 3, seat: ANN, ...sum }),
  ]
  expect(told(tycoon, lines).map(words => words.split(':')[0])).toEqual([
    'raised',
    'hammer',
    'rolled',
    'sold',
  ])
})

test('a round of Modern Art is settled, then paid', () => {
  const lines = [
    line('round-ended', { round: 1, seat: ANN, paintings: [3], artist: 0 }),
    line('tokens-placed', { round: 1, artists: [0], golds: [30], values: [30] }),
    line('paintings-cashed', { round: 1, seat: BOB, paintings: [3], golds: [30], gold: 30 }),
  ]
  expect(told(modernArt, lines).map(words => words.split(':')[0])).toEqual([
    'settled',
    'settled',
    'income',
  ])
})

test.each(['zh-Hans', 'zh-Hant', 'en'] as const)('in %s no blank stays empty', async language => {
  await speak(language)
  const forced = { lot: 3, card: 5, seat: ANN, money: 250, gems: [1, 0, 0, 0, 0], crews: 0 }
  const raised = { seat: BOB, gold: 26, money: 26, count: 3 }
  const words = [
    gemTrader.words(line('lot-forced', forced), () => 'Ann'),
    ...Object.values(GAMES).map(one => one.words(line('raised', raised), () => 'Bob')),
  ]
  expect(words.filter(said => said === '' || said.includes('{'))).toEqual([])
})
