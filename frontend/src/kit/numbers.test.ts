import { expect, test } from 'vitest'
import { clamp, isBelow, nudge, numberIn, read } from './numbers'

const bounds = { least: 5, most: 20 }

test.each([
  ['5', 5],
  [' 20 ', 20],
  ['+7', 7],
  ['１２', 12],
])('%j is read as %i', (text, value) => {
  expect(read(text, bounds)).toEqual({ value })
})

test.each(['', '   '])('%j asks for a number', text => {
  expect(read(text, bounds)).toEqual({ refusal: 'kit.empty' })
})

test.each(['7.5', 'ten', '1e1', '0x9', '--6', '5 6'])('%j is no whole number', text => {
  expect(read(text, bounds)).toEqual({ refusal: 'kit.whole' })
})

test('below the least and above the most are refused with the bound', () => {
  expect(read('4', bounds)).toEqual({ refusal: 'kit.least', blanks: { least: 5 } })
  expect(read('-1', bounds)).toEqual({ refusal: 'kit.least', blanks: { least: 5 } })
  expect(read('21', bounds)).toEqual({ refusal: 'kit.most', blanks: { most: 20 } })
})

test('nudging never leaves the bounds', () => {
  expect(nudge('6', -2, bounds)).toBe(5)
  expect(nudge('19', 2, bounds)).toBe(20)
  expect(nudge('3', 1, bounds)).toBe(5)
  expect(nudge('rubbish', 1, bounds)).toBe(5)
  expect(clamp(99, bounds)).toBe(20)
})

test('only a number can lie below the bounds', () => {
  expect(['4', '-1', '5', '99', '', 'ten'].map(text => isBelow(text, bounds))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a refusal holds no number', () => {
  expect(numberIn(read('4', bounds))).toBeNull()
  expect(numberIn(read('6', bounds))).toBe(6)
})
