import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sounds as gemTrader } from '../gem_trader/sounds'
import { sounds as modernArt } from '../modern_art/sounds'
import { sounds as tycoon } from '../tycoon/sounds'
import { soundsOf } from './logSounds'

const line = (key: string) => ({ key, numbers: {} })
const log = ['bid-made', 'hammer', 'die-rolled', 'seat-returned', 'lot-sold', 'reds-earned'].map(
  line,
)

test('what is new is heard, each sound once and in its order', () => {
  expect(soundsOf(log, 60, 54, tycoon)).toEqual(['bid', 'hammer', 'die', 'coin'])
  expect(soundsOf(log, 60, 58, tycoon)).toEqual(['coin'])
  expect(soundsOf(log, 60, 60, tycoon)).toEqual([])
})

test('more news than the log shows are no more than it shows', () => {
  expect(soundsOf(log, 60, 0, tycoon)).toEqual(['bid', 'hammer', 'die', 'coin'])
})

test('what has no sound is silent', () => {
  expect(soundsOf([line('seat-returned'), line('toString')], 2, 0, tycoon)).toEqual([])
})

test.each([
  ['tycoon', tycoon],
  ['modern_art', modernArt],
  ['gem_trader', gemTrader],
])('%s: every line that sounds is one the game tells', (game, sounds) => {
  const told = readFileSync(join(process.cwd(), '../domain', game, 'log.py'), 'utf8')
  expect(Object.keys(sounds).length).toBeGreaterThan(10)
  const unknown = Object.keys(sounds).filter(key => !told.includes(`"${key}"`))
  expect(unknown).toEqual([])
})
