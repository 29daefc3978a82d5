import { expect, test } from 'vitest'
import type { Score } from '../protocol/gem_trader'
import type { Chart } from '../protocol/records'
import { tradeOf } from './trade'

const chart = {
  names: ['Ann', 'Bob'],
  steps: [{ command: 0, round: 1, money: [500, 500], worth: [500, 500] }],
  purchases: [
    { seat: 1, lot: 1, pieces: [4], paid: 120, worth: 90 },
    { seat: 1, lot: 3, pieces: [7], paid: 250, worth: 300 },
  ],
} as unknown as Chart

test('what one sold for is what the cash at the end tells, debts taken off', () => {
  const poor = { seat: 1, cash: 0, debt: 30 } as Score
  const little = { ...chart, purchases: [{ seat: 1, lot: 1, pieces: [4], paid: 570, worth: 90 }] }
  expect(tradeOf(poor, little)).toEqual({ start: 500, paid: 570, sold: 40 })
  const rich = { seat: 1, cash: 640, debt: 0 } as Score
  expect(tradeOf(rich, chart)).toEqual({ start: 500, paid: 370, sold: 510 })
})
