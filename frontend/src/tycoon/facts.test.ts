import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NUMBERS } from './facts'

test("the rules' numbers are those of the box", () => {
  const box = readFileSync(join(process.cwd(), '../domain/tycoon/pieces.py'), 'utf8')
  const number = (name: string) => Number(new RegExp(`^${name} = ([\\d_]+)`, 'm').exec(box)?.[1])
  expect(NUMBERS).toEqual({
    purse: number('PURSE'),
    least_players: Number(/^PLAYERS = range\((\d)/m.exec(box)?.[1]),
    most_players: Number(/^PLAYERS = range\(\d, (\d)/m.exec(box)?.[1]) - 1,
    rounds_each: number('ROUNDS_EACH'),
    cap: number('BONUS_CAP'),
    fall: number('BONUS_FALL'),
    start_least: number('LEAST_START_PRICE'),
    raise: number('RAISE'),
    rebids: number('REBIDS'),
    takers: number('TAKERS'),
    ban: number('BAN'),
    pick_percent: number('PICK_PERCENT'),
    luxury_second: Number(/^LUXURY_PERCENT = \(0, (\d+)/m.exec(box)?.[1]),
    luxury_third: Number(/^LUXURY_PERCENT = \(0, \d+, (\d+)/m.exec(box)?.[1]),
    red_tax: number('RED_TAX_PERCENT'),
    income: number('INCOME_OF_A_CARD'),
    income_set: number('INCOME_OF_A_CARD_IN_A_SET'),
    seconds: number('SECONDS_TO_DECIDE'),
    bid_seconds: number('SECONDS_TO_BID'),
    die_seconds: number('SECONDS_TO_ROLL'),
  })
})
