import { describe, expect, test } from 'vitest'
import { CREWS, GEMS, MARKETS } from '../pieces'
import { CREW_ART } from './crews'
import { CUTS } from './cuts'
import { FIST, HAND } from './fists'
import { HARBOUR } from './harbour'
import { MARKET_SCENES } from './markets'
import { STONES } from './stones'

const all = [...STONES, ...MARKET_SCENES, ...CREWS.map(crew => CREW_ART[crew]), FIST, HAND, HARBOUR]
const drawn = all.map(image => decodeURIComponent(image.slice('data:image/svg+xml,'.length)))

describe('the drawings', () => {
  test('there is one of each, and no two are alike', () => {
    expect(all.length).toBe(GEMS.length + MARKETS.length + CREWS.length + 3)
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(drawn.map((markup, at) => [at, markup] as const))(
    '%i is well-formed and has no broken number',
    (_, markup) => {
      const page = new DOMParser().parseFromString(markup, 'image/svg+xml')
      expect(page.querySelector('parsererror')).toBeNull()
      expect(page.querySelectorAll('svg *').length).toBeGreaterThan(3)
      expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
    },
  )

  test.each(drawn.map((markup, at) => [at, markup] as const))(
    '%i paints only with what it defines, each id once',
    (_, markup) => {
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...markup.matchAll(/url\(#([^)"]+)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining([...new Set(used)]))
    },
  )
})

describe('the cuts', () => {
  /** How wide a stone is at each tenth of its height, in tenths of the square. */
  function outline(gem: (typeof GEMS)[number]): string {
    const corners = CUTS[gem].flatMap(facet => facet.corners)
    const rows = Array.from({ length: 10 }, (_, row) => {
      const near = corners.filter(([, y]) => Math.floor(y / 6.4) === row).map(([x]) => x)
      return near.length > 0 ? Math.round((Math.max(...near) - Math.min(...near)) / 6.4) : 0
    })
    return rows.join(' ')
  }

  test('each kind is told by its outline, without its colour (B-18)', () => {
    expect(new Set(GEMS.map(outline)).size).toBe(GEMS.length)
  })

  test('they stay within their square', () => {
    const numbers = GEMS.flatMap(gem => CUTS[gem].flatMap(facet => facet.corners.flat()))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(64)
  })
})
