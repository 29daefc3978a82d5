import { expect, test } from 'vitest'
import type { Line } from '../protocol/room'
import { filtersOf, grouped, isFound } from './logFilter'

const TOPICS = { money: ['lot-sold', 'trade-made'], trades: ['trade-offered', 'trade-made'] }
const line = (key: string, numbers: Line['numbers'] = {}): Line => ({ key, numbers })
const BID = line('bid-made', { seat: 1, lot: 4 })
const SOLD = line('lot-sold', { seat: 1, lot: 4 })
const OFFERED = line('trade-offered', { seat: 0, other: 1 })
const TRADED = line('trade-made', { seat: 0, other: 1 })

const found = (filter: Parameters<typeof isFound>[1], seat: number | null = 1) =>
  [BID, SOLD, OFFERED, TRADED].filter(one => isFound(one, filter, TOPICS, seat))

test('the log is searched for one’s own deals, for money, for trades', () => {
  expect(found('all')).toHaveLength(4)
  expect(found('mine')).toEqual([SOLD, TRADED])
  expect(found('mine', 0)).toEqual([TRADED])
  expect(found('money')).toEqual([SOLD, TRADED])
  expect(found('trades')).toEqual([OFFERED, TRADED])
})

test('who only watches has no deals, and a game without trades no such filter', () => {
  expect(filtersOf(TOPICS, null)).toEqual(['all', 'money', 'trades'])
  expect(filtersOf({ ...TOPICS, trades: [] }, 1)).toEqual(['all', 'mine', 'money'])
  expect(filtersOf(undefined, 1)).toEqual(['all'])
})

test('it falls into rounds and lots', () => {
  const rows = [
    { number: 1, round: 0, line: line('game-opened') },
    { number: 2, round: 1, line: BID },
    { number: 3, round: 1, line: SOLD },
    { number: 4, round: 2, line: TRADED },
    { number: 5, round: null, line: TRADED },
  ]
  const shape = grouped(rows).map(({ round, lots }) => [
    round,
    lots.map(({ lot, rows: own }) => [lot, own.map(row => row.number)]),
  ])
  expect(shape).toEqual([
    [
      1,
      [
        [null, [1]],
        [4, [2, 3]],
      ],
    ],
    [2, [[null, [4, 5]]]],
  ])
})
