import { expect, test } from 'vitest'
import type { LogPage } from '../protocol/records'
import { GameLog } from './gameLog'

const line = (at: number) => ({ key: `line-${at}`, numbers: {} })
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => line(from + n))
const view = (from: number, told: number, number = 1) => ({ number, told, log: lines(from, told) })

/** A server that answers with so many lines at once. */
function server(told: number, most: number) {
  const asked: number[] = []
  const ask = async (number: number, first: number): Promise<LogPage> => {
    asked.push(first)
    const found = lines(first, Math.min(told, first + most)).map(one => ({ round: 2, line: one }))
    return { number, first, told, lines: found }
  }
  return { ask, asked }
}

const keys = (log: GameLog) => log.lines.map(one => one.line.key)

test('who came late asks for what was before, and once only', async () => {
  const log = new GameLog()
  log.see(view(6, 10), 3)
  expect(log.isWhole).toBe(false)
  const { ask, asked } = server(10, 500)
  await log.complete(ask)
  expect(keys(log)).toEqual(lines(0, 10).map(one => one.key))
  expect([log.isWhole, asked]).toEqual([true, [0]])
  await log.complete(ask)
  expect(asked).toEqual([0])
})

test('a long log comes in pages', async () => {
  const log = new GameLog()
  log.see(view(9, 10), 3)
  const { ask, asked } = server(10, 4)
  await log.complete(ask)
  expect([log.isWhole, asked]).toEqual([true, [0, 4, 8]])
})

test('the round of a line is the server’s, or the one of the view that brought it', async () => {
  const log = new GameLog()
  log.see(view(8, 10), 3)
  await log.complete(server(8, 500).ask)
  log.see(view(9, 11), 4)
  expect(log.lines.map(one => one.round)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4])
})

test('another game begins anew', () => {
  const log = new GameLog()
  log.see(view(0, 5), 1)
  log.see(view(0, 2, 2), 1)
  expect(keys(log)).toEqual(['line-0', 'line-1'])
})

test('a server that has nothing more is not asked for ever', async () => {
  const log = new GameLog()
  log.see(view(8, 10), 3)
  const ask = async (): Promise<LogPage> => ({ number: 1, first: 0, told: 10, lines: [] })
  await log.complete(ask)
  expect(log.isWhole).toBe(false)
})
