import { expect, test } from 'vitest'
import { fitted, heightOf, WIDTH } from './resultPicture'

/** Every sign is as wide as it is high, but for a mark, which has no width. */
const pen = {
  font: '',
  measureText(text: string) {
    const size = Number(/\d+/.exec(this.font)?.[0])
    return { width: [...text.replace(/\p{M}/gu, '')].length * size } as TextMetrics
  },
}
const font = (size: number) => `${size}px serif`

test('a short name is as large as it may be', () => {
  expect(fitted('Ann', font, 46, 600, pen)).toEqual({ text: 'Ann', size: 46 })
})

test('a long one is smaller, and whole', () => {
  const { text, size } = fitted('落'.repeat(20), font, 46, 600, pen)
  expect(text).toBe('落'.repeat(20))
  expect(size).toBe(30)
})

test('what is too long even small ends in dots, and fits', () => {
  const { text, size } = fitted('落'.repeat(60), font, 46, 600, pen)
  expect(text.endsWith('落…')).toBe(true)
  expect([...text].length * size).toBeLessThanOrEqual(600)
})

test('it is never cut within an emoji or a letter and its mark', () => {
  const family = '👩\u200d👩\u200d👧\u200d👦'
  const shown = fitted(family.repeat(12), font, 46, 600, pen).text
  expect(shown).not.toMatch(/\u200d…$/)
  expect(fitted('e\u0301'.repeat(60), font, 46, 600, pen).text).not.toMatch(/\p{M}…$/u)
})

test('each seat has its row, and the picture stays one that a phone shows whole', () => {
  const rows = Array.from({ length: 6 }, () => ({ place: 1, name: 'Ann', score: '1' }))
  const [two, six] = [rows.slice(0, 2), rows].map(some => heightOf({ rows: some })) as [
    number,
    number,
  ]
  expect(six).toBeGreaterThan(two)
  expect(six).toBeLessThan(WIDTH * 1.5)
})
