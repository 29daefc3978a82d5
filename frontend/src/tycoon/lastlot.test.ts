import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Outcome, Stage } from '../protocol/tycoon'
import { learn, speak } from '../words'
import { ANN, BOB, givenModel, givenTable } from './fixtures'
import LastLot from './LastLot.svelte'
import { tycoonWords } from './words'

const WINDOW: Stage = { is: 'Selling', window: 6, ready: [], closer: ANN }

function ended(lot: number): Outcome {
  const sum = { bid: 12, change: 1, base: 13, discounted: 13, tax: 0, pay: 13 }
  const attempts = [{ seat: BOB, sum, paid: true }]
  return { lot, card: 36, way: 'open', face: 1, attempts, buyer: BOB, sealed: [] }
}

const after = (lot: number, stage: Stage = WINDOW) =>
  givenModel(givenTable(stage, { last: ended(lot) }))
const sum = () => screen.queryByText('Bob wins it for 13 gold')

beforeAll(() => learn(tycoonWords))
beforeEach(() => speak('en'))

test('a lot that has just ended covers nothing; its sum opens at a tap', async () => {
  const { rerender } = render(LastLot, { model: after(4) })
  await rerender({ model: after(5) })
  expect(sum()).toBeNull()
  screen.getByRole('button', { name: /Last lot/ }).click()
  await tick()
  expect(sum()).toBeVisible()
})

test('an open sum makes room when another lot has ended', async () => {
  const { rerender } = render(LastLot, { model: after(4) })
  screen.getByRole('button', { name: /Last lot/ }).click()
  await tick()
  await rerender({ model: after(5) })
  expect(sum()).toBeNull()
})
