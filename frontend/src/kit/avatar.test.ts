import { expect, test } from 'vitest'
import { fingerprint, sealOf } from './avatar'

test('the same id always gives the same seal, whatever the name', () => {
  const { letter: first, ...before } = sealOf('Ann', 'guest-7')
  const { letter: second, ...after } = sealOf('鹤', 'guest-7')
  expect(after).toEqual(before)
  expect([first, second]).toEqual(['A', '鹤'])
})

test('the fingerprint is FNV-1a', () => {
  expect(fingerprint('')).toBe(0x811c9dc5)
  expect(fingerprint('a')).toBe(0xe40c292c)
  expect(fingerprint('foobar')).toBe(0xbf9cf968)
})

test('a crowd does not look alike', () => {
  const looks = Array.from({ length: 60 }, (_, at) => sealOf('x', `guest-${at}`))
  const kinds = looks.map(({ shape, ink, isCarved, ring }) => `${shape}${ink}${isCarved}${ring}`)
  expect(new Set(kinds).size).toBeGreaterThan(40)
})

test('letters beyond one code unit stay whole, and nobody is a question mark', () => {
  expect(sealOf('𠮷田').letter).toBe('𠮷')
  expect(sealOf('  bob').letter).toBe('B')
  expect(sealOf('   ').letter).toBe('?')
})

test('around a table every chair has an ink of its own', () => {
  const inks = Array.from({ length: 6 }, (_, chair) => sealOf('x', 'x', chair).ink)
  expect(new Set(inks).size).toBe(6)
})
