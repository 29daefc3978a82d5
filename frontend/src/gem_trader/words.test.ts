import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../words/en'
import { zh } from '../words/zh'
import { BOX, COPIES, NUMBERS, PILE_SHOWN, TOLD } from './facts'
import { CREWS, DIE } from './pieces'

const DOMAIN = join(process.cwd(), '../domain')
const RULES = join(DOMAIN, 'gem_trader')
const LANGUAGES = { zh, en }
const REFUSED = /(?:must\([^"]*?|RuleBroken\(|at\([^"]*?)"([a-z]+(?:-[a-z]+)+)"/g

const source = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(hit => hit[1] ?? '')

describe.each(Object.entries(LANGUAGES))('in %s', (_, words) => {
  let known: Set<string>
  beforeEach(() => {
    known = new Set(Object.keys(words))
  })

  test('every line the rules can log has words', () => {
    const log = source(RULES, 'log.py')
    const keys = [...found(log, /line\(\s*"([a-z-]+)"/g), 'lot-forced', 'lot-sold']
    expect(new Set(keys).size).toBeGreaterThan(22)
    expect(keys.filter(key => !known.has(`gem_trader.log.${key}`))).toEqual([])
  })

  test('every refusal of the rules has words', () => {
    const files = readdirSync(RULES).filter(name => name.endsWith('.py') && name !== 'log.py')
    const texts = [
      ...files.map(file => source(RULES, file)),
      source(DOMAIN, 'auctions/ascending.py'),
    ]
    const keys = new Set(texts.flatMap(text => found(text, REFUSED)))
    expect(keys.size).toBeGreaterThan(22)
    expect([...keys].filter(key => !known.has(`refusal.${key}`))).toEqual([])
  })

  test('every stage has its name, and the rules fill all their blanks', () => {
    const stages = found(source(RULES, 'seen.py'), /^class (\w+)\(_Stage/gm)
    expect(stages.length).toBe(5)
    expect(stages.filter(stage => !known.has(`gem_trader.stage.${stage}`))).toEqual([])
    const blanks = Object.entries(words)
      .filter(([key]) => /^gem_trader\.(rules|about)\./.test(key))
      .flatMap(([, text]) => found(text, /\{(\w+)/g))
    expect(blanks.filter(blank => !Object.hasOwn(TOLD, blank))).toEqual([])
  })
})

test('both languages fill the same blanks', () => {
  const blanks = (text: string) => [...new Set(found(text, /\{(\w+)/g))].sort().join()
  const differing = Object.entries(zh).filter(
    ([key, text]) =>
      key.startsWith('gem_trader.') && blanks(text) !== blanks(en[key as keyof typeof en]),
  )
  expect(differing.map(([key]) => key)).toEqual([])
})

describe('the facts are those of the box', () => {
  const box = source(RULES, 'pieces.py')
  const number = (name: string) => Number(new RegExp(`^${name} = (\\d+)`, 'm').exec(box)?.[1])
  const tuple = (name: string) =>
    (new RegExp(`^${name}(?:: \\w+)? = \\(([\\d, ]+)\\)`, 'm').exec(box)?.[1] ?? '')
      .split(',')
      .map(Number)

  test('the numbers that the rules page tells', () => {
    expect(NUMBERS).toEqual({
      cash: number('CASH'),
      rounds: number('ROUNDS'),
      least: number('LEAST_BID'),
      raise: number('RAISE'),
      fixed: number('FIXED_PRICE'),
      step: number('PRICE_STEP'),
      bonus: number('BONUS_STEP'),
      floor: number('LEAST_PRICE'),
      swapped: number('MOST_SWAPPED'),
      leftover: number('LEFTOVER'),
      seconds: number('SECONDS_TO_DECIDE'),
    })
  })

  test('gems, event cards and the sides of the die', () => {
    expect([...BOX]).toEqual(tuple('BOX'))
    expect(CREWS.map(crew => COPIES[crew])).toEqual(tuple('COPIES'))
    expect(Object.values(DIE)).toEqual(tuple('FACES'))
    expect(PILE_SHOWN).toBe(Math.max(...tuple('FACES')))
    const crews = /Crew = Literal\[([^\]]+)/.exec(box)?.[1] ?? ''
    expect(found(crews, /"(\w+)"/g)).toEqual([...CREWS])
  })

  test('the markets have the names of the rulebook', () => {
    const names = found(box, /Market\("([^"]+)"/g)
    expect(names.length).toBe(12)
    expect(names.map((_, card) => zh[`gem_trader.market.${card}` as keyof typeof zh])).toEqual(
      names,
    )
  })
})
