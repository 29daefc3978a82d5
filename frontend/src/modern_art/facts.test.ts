import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BEST_TOKEN, NUMBERS } from './facts'

test("the rules' numbers are those of the box", () => {
  const box = readFileSync(join(process.cwd(), '../domain/modern_art/pieces.py'), 'utf8')
  const number = (name: string) => Number(new RegExp(`^${name} = (\\d+)`, 'm').exec(box)?.[1])
  expect(BEST_TOKEN).toBe(Number(/^TOKENS = \((\d+)/m.exec(box)?.[1]))
  expect(NUMBERS).toEqual({
    purse: number('PURSE'),
    least_players: Number(/^PLAYERS = range\((\d)/m.exec(box)?.[1]),
    most_players: Number(/^PLAYERS = range\(\d, (\d)/m.exec(box)?.[1]) - 1,
    full: number('FULL'),
    seconds: number('SECONDS_TO_DECIDE'),
    bid_seconds: number('SECONDS_TO_BID'),
    going_seconds: number('SECONDS_OF_GOING'),
  })
})
