import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../words/en'
import { zh } from '../words/zh'
import { BEST_TOKEN, NUMBERS } from './facts'
import { WAYS } from './pieces'

const RULES = join(process.cwd(), '../domain/modern_art')
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
    expect(keys.size).toBeGreaterThan(15)
    expect([...keys].filter(key => !known.has(`modern_art.log.${key}`))).toEqual([])
  })

  test('every refusal of the rules has words', () => {
    const files = readdirSync(RULES).filter(name => name.endsWith('.py') && name !== 'log.py')
    const keys = new Set(files.flatMap(file => found(source(file), KEY)))
    expect(keys.size).toBeGreaterThan(12)
    expect([...keys].filter(key => !known.has(`refusal.${key}`))).toEqual([])
  })

  test('every stage and way has its name, and the rules fill all their blanks', () => {
    const stages = found(source('seen.py'), /^class (\w+)\(_Stage/gm)
    expect(stages).toHaveLength(8)
    expect(stages.filter(stage => !known.has(`modern_art.stage.${stage}`))).toEqual([])
    const ways = WAYS.flatMap(way => [`modern_art.way.${way}.about`, `modern_art.rules.${way}`])
    expect(ways.filter(key => !known.has(key))).toEqual([])
    const blanks = Object.entries(words)
      .filter(([key]) => key.startsWith('modern_art.rules.'))
      .flatMap(([, text]) => found(text, /\{(\w+)/g))
    expect(blanks.filter(blank => !Object.hasOwn(NUMBERS, blank))).toEqual([])
  })
})

test('both languages fill the same blanks', () => {
  const blanks = (text: string) => [...new Set(found(text, /\{(\w+)/g))].sort()
  const differing = Object.entries(zh).filter(
    ([key, text]) =>
      key.startsWith('modern_art.') &&
      blanks(text).join() !== blanks(en[key as keyof typeof en]).join(),
  )
  expect(differing.map(([key]) => key)).toEqual([])
})

test("the rules' numbers are those of the box", () => {
  const box = source('pieces.py')
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
