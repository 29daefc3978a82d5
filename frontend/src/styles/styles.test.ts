import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const AA = 4.5
const MOST_LITERALS = 20

const themes = read('styles/themes.css')
const fixed = tokensOf(read('styles/materials.css'), /--([\w-]+):\s*(#[0-9a-f]{6});/g)
const looks = {
  light: tokensOf(themes, /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g),
  dark: tokensOf(themes, /--([\w-]+): (?:light-dark\(#\w+, )?(#[0-9a-f]{6})/g),
}

function read(file: string): string {
  return readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
}

function tokensOf(css: string, token: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(token)].map(([, name = '', value = '']) => [name, value]),
  )
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

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('the sign of era %i can be read', era => {
  expect(contrast(fixed[`era-${era}`], fixed['on-era'])).toBeGreaterThanOrEqual(AA)
})

test('words on cards and on the table can be read', () => {
  for (const paper of ['card-paper', 'card-paper-red'])
    for (const ink of ['card-ink', 'card-faint', 'card-red', 'card-green'])
      expect(contrast(fixed[ink], fixed[paper])).toBeGreaterThanOrEqual(AA)
  for (const ground of ['table-wood', 'table-wood-deep', 'table-felt'])
    for (const ink of ['on-table', 'on-table-faint'])
      expect(contrast(fixed[ink], fixed[ground])).toBeGreaterThanOrEqual(AA)
  expect(contrast(fixed['on-gilt'], fixed.gilt)).toBeGreaterThanOrEqual(AA)
})

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const components = files.filter(file => file.endsWith('.svelte'))
const sheets = files.filter(file => file.endsWith('.css'))
const saysTokens = /(?:^|\/)(?:tokens|themes|materials)\.css$/

test('colours are said by name: what is no drawing writes hardly one out', () => {
  const drawn = /(?:^|\/)art\//
  const others = [...components, ...sheets].filter(
    file => !(drawn.test(file) || saysTokens.test(file)),
  )
  const found = others.flatMap(file => literalsIn(read(file)).map(literal => `${file}: ${literal}`))
  expect(found.length, found.join('\n')).toBeLessThan(MOST_LITERALS)
})

/** In hexadecimal, as a function of numbers, or by a plain name. */
function literalsIn(text: string): string[] {
  const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi
  const functions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/g
  const names =
    /(?<![\w-])(?:black|white|red|green|blue|gold|gr[ae]y|orange|silver|brown|purple|pink)(?![\w-])/g
  const style = /<style>.*<\/style>/s.exec(text)?.[0] ?? ''
  const values = [...style.matchAll(/:([^;{}]+);/g)].map(([, value = '']) => value).join(' ')
  const coloured = text.replaceAll(/\{[#/@:]\w+/g, '')
  return [
    ...(coloured.match(hex) ?? []),
    ...(coloured.match(functions) ?? []),
    ...(values.match(names) ?? []),
  ]
}

test('a token that is used is said somewhere', () => {
  const texts = [...components, ...sheets, 'room/places.ts'].map(read)
  const used = texts.flatMap(text => text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? [])
  const said = new Set(texts.flatMap(text => text.match(/--[\w-]+(?=[:=])/g) ?? []))
  expect([...new Set(used)].filter(name => !said.has(name))).toEqual([])
})

test('what a utility is called no component calls its own', () => {
  const utilities = ['styles/utilities.css', 'styles/table.css'].flatMap(
    file => read(file).match(/(?<=\.)[a-z][\w-]*(?=[ {])/g) ?? [],
  )
  expect(utilities).toContain('sr-only')
  const own = components.flatMap(file => {
    const style = /<style>.*<\/style>/s.exec(read(file))?.[0] ?? ''
    return utilities
      .filter(name => new RegExp(`\\n\\s*\\.${name}(?![\\w-])`).test(style))
      .map(name => `${file}: .${name}`)
  })
  expect(own).toEqual([])
})
