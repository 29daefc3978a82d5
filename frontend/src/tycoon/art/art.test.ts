import { describe, expect, test } from 'vitest'
import { ERAS, STARS } from '../pieces'
import { artOf, draw } from './art'

const LARGEST = 6500
const all = ERAS.flatMap(era => STARS.map(star => ({ era, star, markup: draw(era, star) })))

describe('the drawings', () => {
  test('all 36 are different', () => {
    expect(new Set(all.map(({ markup }) => markup)).size).toBe(36)
  })

  test.each(all)('era $era star $star: is well-formed, rich and small', ({ markup }) => {
    const page = new DOMParser().parseFromString(markup, 'image/svg+xml')
    expect(page.querySelector('parsererror')).toBeNull()
    expect(page.querySelectorAll('svg *').length).toBeGreaterThan(8)
    expect(markup.length).toBeLessThan(LARGEST)
  })

  test.each(all)('era $era star $star: has no broken number', ({ markup }) => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  test.each(all)(
    'era $era star $star: paints only with what it defines, each id once',
    ({ markup }) => {
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining([...new Set(used)]))
      expect([...new Set(used)]).toEqual(expect.arrayContaining(ids))
    },
  )

  test('the same card is always drawn the same', () => {
    for (const { era, star, markup } of all) expect(draw(era, star)).toBe(markup)
    expect(decodeURIComponent(artOf(6, 4))).toContain(draw(6, 4))
  })
})
