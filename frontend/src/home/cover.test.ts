import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cover } from './cover'

const materials = readFileSync('src/styles/materials.css', 'utf8')
const colour = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(materials)?.[1] ?? ''

test('the picture of the first screen is drawn as the games are now', async () => {
  await expect(cover(colour)).toMatchFileSnapshot('cover.svg')
})

test('every colour it is painted with is one of the table’s', () => {
  expect(cover(colour)).not.toMatch(/(fill|stroke)=""/)
})
