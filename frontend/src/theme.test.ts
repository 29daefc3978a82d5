import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/theme.css', 'utf8')
const AA = 4.5

function block(start: string): Record<string, string> {
  const from = css.indexOf(start)
  const body = css.slice(css.indexOf('{', from), css.indexOf('}', from))
  const tokens = [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)]
  return Object.fromEntries(tokens.map(([, name = '', value = '']) => [name, value]))
}

function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return 0
  const [bright = 0, dark = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

const fixed = block(':root {')
const looks = {
  light: block('[data-theme="light"]'),
  dark: block('[data-theme="dark"]'),
}

describe.each(['light', 'dark'] as const)('%s', name => {
  const tokens = looks[name]
  const grounds = ['page', 'panel', 'raised']
  const inks = ['ink', 'ink-faint', 'brass', 'cinnabar', 'good', 'warn']
  const pairs = [
    ...grounds.flatMap(ground => inks.map(ink => ({ ink, ground }))),
    { ink: 'on-seal', ground: 'seal' },
    { ink: 'on-good', ground: 'good' },
    { ink: 'ink', ground: 'sunken' },
    { ink: 'ink-faint', ground: 'sunken' },
  ]

  test.each(pairs)('$ink on $ground can be read', ({ ink, ground }) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(AA)
  })

  test.each(grounds)('a control stands out on %s', ground => {
    expect(contrast(tokens.edge, tokens[ground])).toBeGreaterThanOrEqual(3)
    expect(contrast(tokens.focus, tokens[ground])).toBeGreaterThanOrEqual(3)
  })
})

test("the device's dark look and the chosen dark look are the same", () => {
  const inside = css.slice(css.indexOf('@media (prefers-color-scheme: dark)'))
  const tokens = [...inside.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ])
  const from = css.indexOf('[data-theme="dark"]')
  const chosen = css.slice(from, css.indexOf('}', from))
  const wanted = [...chosen.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(tokens).toEqual(wanted)
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('the sign of era %i can be read', era => {
  expect(contrast(fixed[`era-${era}`], fixed['on-era'])).toBeGreaterThanOrEqual(AA)
})

test('words on cards and on the table can be read', () => {
  for (const paper of ['card-paper', 'card-paper-red'])
    for (const ink of ['card-ink', 'card-faint', 'card-red'])
      expect(contrast(fixed[ink], fixed[paper])).toBeGreaterThanOrEqual(AA)
  for (const ground of ['table-wood', 'table-wood-deep', 'table-felt'])
    for (const ink of ['on-table', 'on-table-faint'])
      expect(contrast(fixed[ink], fixed[ground])).toBeGreaterThanOrEqual(AA)
})
