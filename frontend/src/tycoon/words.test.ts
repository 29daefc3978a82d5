import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../words/en'
import { zh } from '../words/zh'
import { NUMBERS } from './facts'

const RULES = join(process.cwd(), '../domain/tycoon')
const LANGUAGES = { zh, en }
const KEY = /"([a-z]+(?:-[a-z]+)+)"/g

const source = (file: string) => readFileSync(join(RULES, file), 'utf8')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(hit => hit[1] ?? '')

describe.each(Object.entries(LANGUAGES))('in %s', (_, words) => {
  let known: Set<string>
  beforeEach(() => {
    known = new Set(Object.keys(words))
  })

  test('every line the rules can log has words', () => {
    const log = source('log.py')
    const keys = new Set([...found(log, KEY), ...found(log, /line\(\s*"([a-z-]+)"/g)])
    expect(keys.size).toBeGreaterThan(25)
    expect([...keys].filter(key => !known.has(`log.${key}`))).toEqual([])
  })

  test('every refusal of the rules has words', () => {
    const files = readdirSync(RULES).filter(name => name.endsWith('.py') && name !== 'log.py')
    const keys = new Set(files.flatMap(file => found(source(file), KEY)))
    expect(keys.size).toBeGreaterThan(25)
    expect([...keys].filter(key => !known.has(`refusal.${key}`))).toEqual([])
  })

  test('every stage has its name, and the rules fill all their blanks', () => {
    const stages = found(source('seen.py'), /^class (\w+)\(_Stage/gm)
    expect(stages.length).toBe(12)
    expect(stages.filter(stage => !known.has(`tycoon.stage.${stage}`))).toEqual([])
    const blanks = Object.entries(words)
      .filter(([key]) => key.startsWith('tycoon.rules.'))
      .flatMap(([, text]) => found(text, /\{(\w+)/g))
    expect(blanks.filter(blank => !Object.hasOwn(NUMBERS, blank))).toEqual([])
  })
})

test('both languages fill the same blanks', () => {
  const blanks = (text: string) => [...new Set(found(text, /\{(\w+)/g))].sort()
  const differing = Object.entries(zh).filter(
    ([key, text]) =>
      /^(tycoon|log)\./.test(key) &&
      blanks(text).join() !== blanks(en[key as keyof typeof en]).join(),
  )
  expect(differing.map(([key]) => key)).toEqual([])
})

test("the rules' numbers are those of the box", () => {
  const box = source('pieces.py')
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
