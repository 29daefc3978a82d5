import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../protocol/room'
import { Dock } from './dock.svelte'
import { isDue, turnGuide } from './progress.svelte'

const BID = 'guide.tycoon.bid'
const answer = (error: string | null): Answer => ({ is: 'answer', id: '', error, numbers: {} })

beforeEach(() => turnGuide(true))

async function play(times: number, error: string | null, asked: typeof BID | null = BID) {
  const dock = new Dock()
  dock.asked = asked
  const watched = dock.watching(async () => answer(error))
  for (let time = 0; time < times; time++) expect(await watched('Bid')).toEqual(answer(error))
}

test('a hint ends when what it asks for was done three times', async () => {
  await play(2, null)
  expect([isDue(BID), isDue('guide.tycoon.roll')]).toEqual([true, true])
  await play(1, null)
  expect([isDue(BID), isDue('guide.tycoon.roll')]).toEqual([false, true])
})

test('what was refused was not done', async () => {
  await play(3, 'bid-too-low')
  expect(isDue(BID)).toBe(true)
})

test('nor is anything learned without the hint', async () => {
  await play(3, null, null)
  expect(isDue(BID)).toBe(true)
})

test('the move counts for what was asked when it was made', async () => {
  const dock = new Dock()
  dock.asked = BID
  const watched = dock.watching(async () => {
    dock.asked = 'guide.tycoon.roll'
    return answer(null)
  })
  for (const _ of [1, 2, 3]) {
    dock.asked = BID
    await watched('Bid')
  }
  expect([isDue(BID), isDue('guide.tycoon.roll')]).toEqual([false, true])
})
