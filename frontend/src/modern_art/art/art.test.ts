import { describe, expect, test } from 'vitest'
import { ARTISTS, artistOf, PAINTINGS } from '../pieces'
import { paint, pictureOf } from './art'

const LARGEST = 5000
const all = PAINTINGS.map(painting => ({ painting, markup: paint(painting) }))

describe('the paintings', () => {
  test('all 70 are different', () => {
    expect(new Set(all.map(({ markup }) => markup)).size).toBe(70)
  })

  test.each(ARTISTS)('of artist %i are well-formed, rich and small', artist => {
    for (const { markup } of all.filter(({ painting }) => artistOf(painting) === artist)) {
      const page = new DOMParser().parseFromString(markup, 'image/svg+xml')
      expect(page.querySelector('parsererror')).toBeNull()
      expect(page.querySelectorAll('svg *').length).toBeGreaterThan(4)
      expect(markup.length).toBeLessThan(LARGEST)
      expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
    }
  })

  test('use only what they define, each id once', () => {
    for (const { markup } of all) {
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining([...new Set(used)]))
    }
  })

  test('are the same for everybody, each time', () => {
    for (const { painting, markup } of all) expect(paint(painting)).toBe(markup)
    expect(decodeURIComponent(pictureOf(41))).toContain(paint(41))
  })
})
