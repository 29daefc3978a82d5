import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gemTrader } from '../words/zh/gem_trader'
import { BOX, COPIES, NUMBERS, PILE_SHOWN } from './facts'
import { CREWS, DIE } from './pieces'

describe('the facts are those of the box', () => {
  const box = readFileSync(join(process.cwd(), '../domain/gem_trader/pieces.py'), 'utf8')
  const found = (pattern: RegExp, text = box) =>
    [...text.matchAll(pattern)].map(hit => hit[1] ?? '')
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
    expect(found(/"(\w+)"/g, crews)).toEqual([...CREWS])
  })

  test('the markets have the names of the rulebook', () => {
    const names = found(/Market\("([^"]+)"/g)
    expect(names.length).toBe(12)
    expect(
      names.map((_, card) => gemTrader[`gem_trader.market.${card}` as keyof typeof gemTrader]),
    ).toEqual(names)
  })
})
