import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { learn, speak } from '../words'
import { ARTISTS, artistOf, isDouble, NAMES, PAINTINGS, WAYS, wayOf } from './pieces'
import { ARTIST_SIGNS, WAY_SIGNS } from './signs'
import { titleOf } from './titles'
import { modernArtWords } from './words'

const box = readFileSync(join(process.cwd(), '../domain/modern_art/pieces.py'), 'utf8')
const copies = ARTISTS.map(artist =>
  WAYS.map(way => PAINTINGS.filter(one => artistOf(one) === artist && wayOf(one) === way).length),
)

describe('the box', () => {
  test("has the server's paintings in the server's order", () => {
    const rows = /^COPIES = \(([\s\S]*?)\n\)/m.exec(box)?.[1] ?? ''
    const theirs = [...rows.matchAll(/\(([\d, ]+)\)/g)].map(([, row]) =>
      (row ?? '').split(',').map(Number),
    )
    expect(copies).toEqual(theirs)
    expect(PAINTINGS).toHaveLength(70)
    expect(PAINTINGS.map(artistOf)).toEqual([...PAINTINGS.map(artistOf)].sort())
    expect([0, 3, 6, 8, 10].map(wayOf)).toEqual(WAYS)
    expect([9, 10, 11, 12].map(isDouble)).toEqual([false, true, true, false])
  })

  test("has the server's names", () => {
    const names = /^NAMES = \(([^)]*)\)/m.exec(box)?.[1] ?? ''
    expect([...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name)).toEqual([...NAMES])
    expect(() => artistOf(70)).toThrow(RangeError)
  })

  test('tells artists and ways apart by more than colour (B-18)', () => {
    const outlines = ARTISTS.map(artist => ARTIST_SIGNS[artist].outline)
    expect(new Set(outlines).size).toBe(ARTISTS.length)
    expect(new Set(WAYS.map(way => WAY_SIGNS[way])).size).toBe(WAYS.length)
  })
})

describe('the titles', () => {
  beforeAll(() => learn(modernArtWords))

  test.each([
    ['zh-Hans', '冷锻铆板', '月下孤舟'],
    ['en', 'Cold Plates', 'Lone Boat by Moonlight'],
  ] as const)('in %s all are different', async (language, first, boat) => {
    await speak(language)
    const titles = PAINTINGS.map(titleOf)
    expect(new Set(titles).size).toBe(70)
    expect([titles[0], titles[15]]).toEqual([first, boat])
  })
})
