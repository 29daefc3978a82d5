import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOLD as GEM_TOLD } from '../gem_trader/facts'
import { NUMBERS as ART_NUMBERS } from '../modern_art/facts'
import { NUMBERS as TYCOON_NUMBERS } from '../tycoon/facts'
import { en } from './en'
import { gemTrader as enGemTrader } from './en/gem_trader'
import { modernArt as enModernArt } from './en/modern_art'
import { tycoon as enTycoon } from './en/tycoon'
import { hant } from './hant'
import { gemTrader as hantGemTrader } from './hant/gem_trader'
import { modernArt as hantModernArt } from './hant/modern_art'
import { tycoon as hantTycoon } from './hant/tycoon'
import { zh } from './zh'
import { gemTrader } from './zh/gem_trader'
import { modernArt } from './zh/modern_art'
import { tycoon } from './zh/tycoon'

type Dictionary = Record<string, string>

interface Game {
  name: string
  zh: Dictionary
  hant: Dictionary
  en: Dictionary
  /** What the rules page fills in. */
  told: object
  /** Numbers that are no matter of the box: stars, faces, all of something, nothing. */
  typed: readonly string[]
  /** How many there are at least (stages: exactly): the search must find what it should. */
  lines: number
  refusals: number
  stages: number
}

const GAMES: Game[] = [
  {
    name: 'tycoon',
    zh: tycoon,
    hant: hantTycoon,
    en: enTycoon,
    told: TYCOON_NUMBERS,
    typed: ['0', '1', '2', '3', '4', '5', '6', '100'],
    lines: 25,
    refusals: 25,
    stages: 12,
  },
  {
    name: 'modern_art',
    zh: modernArt,
    hant: hantModernArt,
    en: enModernArt,
    told: { ...ART_NUMBERS, round: 1 },
    typed: ['0'],
    lines: 15,
    refusals: 12,
    stages: 8,
  },
  {
    name: 'gem_trader',
    zh: gemTrader,
    hant: hantGemTrader,
    en: enGemTrader,
    told: { ...GEM_TOLD, gems: '' },
    typed: ['0'],
    lines: 22,
    refusals: 22,
    stages: 5,
  },
]

const DOMAIN = join(process.cwd(), '../domain')
const KEY = /"([a-z]+(?:-[a-z]+)+)"/g
const LINE = /line\(\s*"([a-z-]+)"/g
const REFUSAL = /(?:must\([^"]*?|RuleBroken\(|at\([^"]*?)"([a-z]+(?:-[a-z]+)+)"/g
const BLANK = /\{(\w+)/g

const source = (...path: string[]) => readFileSync(join(DOMAIN, ...path), 'utf8')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(hit => hit[1] ?? '')
const blanks = (text: string) => [...new Set(found(text, BLANK))].sort().join()

function refusalsOf(game: string): Set<string> {
  const files = readdirSync(join(DOMAIN, game)).filter(name => name.endsWith('.py'))
  const texts = [...files.map(file => source(game, file)), source('auctions', 'ascending.py')]
  return new Set(texts.flatMap(text => found(text, REFUSAL)))
}

describe.each(GAMES)('$name', game => {
  const languages = [
    { language: 'zh', words: game.zh, common: zh },
    { language: 'hant', words: game.hant, common: hant },
    { language: 'en', words: game.en, common: en },
  ]

  test.each(languages)('in $language: every line the rules can log has words', ({ words }) => {
    const log = source(game.name, 'log.py')
    const keys = new Set([...found(log, KEY), ...found(log, LINE)])
    expect(keys.size).toBeGreaterThan(game.lines)
    expect([...keys].filter(key => !(`${game.name}.log.${key}` in words))).toEqual([])
  })

  test.each(languages)('in $language: every refusal has words', ({ words, common }) => {
    const keys = refusalsOf(game.name)
    expect(keys.size).toBeGreaterThan(game.refusals)
    const known = { ...common, ...words }
    expect([...keys].filter(key => !(`refusal.${key}` in known))).toEqual([])
  })

  test.each(languages)('in $language: every stage has its name', ({ words }) => {
    const stages = found(source(game.name, 'seen.py'), /^class (\w+)\(_Stage/gm)
    expect(stages).toHaveLength(game.stages)
    expect(stages.filter(stage => !(`${game.name}.stage.${stage}` in words))).toEqual([])
  })

  test.each(languages)('in $language: the rules fill all their blanks', ({ words }) => {
    const rules = Object.entries(words).filter(([key]) => key.startsWith(`${game.name}.rules.`))
    expect(rules.length).toBeGreaterThan(10)
    const open = rules.flatMap(([, text]) => found(text, BLANK))
    expect(open.filter(blank => !Object.hasOwn(game.told, blank))).toEqual([])
  })

  test.each(languages)(
    'in $language: the same things are said, with the same blanks',
    ({ words }) => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(game.zh).sort())
      const differing = Object.keys(game.zh).filter(
        key => blanks(game.zh[key] ?? '') !== blanks(words[key] ?? ''),
      )
      expect(differing).toEqual([])
    },
  )

  test.each(languages)('in $language: the rules type no number of the box', ({ words }) => {
    const rules = Object.entries(words).filter(([key]) => key.startsWith(`${game.name}.rules.`))
    const typed = rules.flatMap(([key, text]) =>
      found(text.replace(/\{[^}]*\}/g, ''), /(\d+)/g)
        .filter(number => !game.typed.includes(number))
        .map(number => `${key}: ${number}`),
    )
    expect(typed).toEqual([])
  })

  test('nothing is empty, and English is in English', () => {
    for (const words of [game.zh, game.hant, game.en].flatMap(Object.values<string>))
      expect(words.trim()).not.toBe('')
    expect(Object.values(game.en).filter(words => /\p{Script=Han}/u.test(words))).toEqual([])
  })

  test('its words are its own: no screen of the room may need them', () => {
    const strangers = Object.keys(game.zh).filter(
      key => !key.startsWith(`${game.name}.`) && !key.startsWith('refusal.'),
    )
    expect(strangers).toEqual([])
    expect(Object.keys(game.zh).filter(key => key in zh)).toEqual([])
  })
})
