import { expect, test } from 'vitest'
import * as box from '../protocol/facts/gem_trader.json'
import { COPIES, PILE_SHOWN } from './facts'
import { CREWS, DIE } from './pieces'
import { words } from './words/zh-Hans'

test('gems, event cards and the sides of the die are those of the box', () => {
  expect([...CREWS]).toEqual(box.CREWS)
  expect(CREWS.map(crew => COPIES[crew])).toEqual(box.COPIES)
  expect(Object.values(DIE)).toEqual(box.FACES)
  expect(PILE_SHOWN).toBe(Math.max(...box.FACES))
})

test('the markets have the names of the rulebook', () => {
  const said = box.MARKETS.map(
    (_, card) => words[`gem_trader.market.${card}` as keyof typeof words],
  )
  expect(said).toEqual(box.MARKETS.map(({ name }) => name))
})
