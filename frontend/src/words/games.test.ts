import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES as LISTED } from '../games'
import { TOLD as GEM_TOLD } from '../gem_trader/facts'
import { NUMBERS as ART_NUMBERS } from '../modern_art/facts'
import { NUMBERS as TYCOON_NUMBERS } from '../tycoon/facts'
import { COMMON, LANGUAGES, type Language, wordsIn } from './dictionaries'

interface Game {
  name: string
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
    told: TYCOON_NUMBERS,
    typed: ['0', '1', '2', '3', '4', '5', '6', '100'],
    lines: 25,
    refusals: 25,
    stages: 12,
  },
  {
    name: 'modern_art',
    told: { ...ART_NUMBERS, round: 1 },
    typed: ['0'],
    lines: 15,
    refusals: 12,
    stages: 8,
  },
  {
    name: 'gem_trader',
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

function refusalsOf(game: string): Set<string> {
  const files = readdirSync(join(DOMAIN, game)).filter(name => name.endsWith('.py'))
  const texts = [...files.map(file => source(game, file)), source('auctions', 'ascending.py')]
  return new Set(texts.flatMap(text => found(text, REFUSAL)))
}

test('every game is looked at here', () => {
  expect(GAMES.map(game => game.name).sort()).toEqual(Object.keys(LISTED).sort())
})

describe.each(GAMES)('$name', game => {
  const said = (language: Language): Promise<Record<string, string>> =>
    wordsIn(language, LISTED[game.name]?.words ?? {})

  const rules = async (language: Language) =>
    Object.entries(await said(language)).filter(([key]) => key.startsWith(`${game.name}.rules.`))

  test.each(LANGUAGES)('in %s: every line the rules can log has words', async language => {
    const words = await said(language)
    const log = source(game.name, 'log.py')
    const keys = new Set([...found(log, KEY), ...found(log, LINE)])
    expect(keys.size).toBeGreaterThan(game.lines)
    expect([...keys].filter(key => !(`${game.name}.log.${key}` in words))).toEqual([])
  })

  test.each(LANGUAGES)('in %s: every refusal has words', async language => {
    const keys = refusalsOf(game.name)
    expect(keys.size).toBeGreaterThan(game.refusals)
    const known = { ...(await wordsIn(language, COMMON)), ...(await said(language)) }
    expect([...keys].filter(key => !(`refusal.${key}` in known))).toEqual([])
  })

  test.each(LANGUAGES)('in %s: every stage has its name', async language => {
    const words = await said(language)
    const stages = found(source(game.name, 'view_types.py'), /^class (\w+)\(_Stage/gm)
    expect(stages).toHaveLength(game.stages)
    expect(stages.filter(stage => !(`${game.name}.stage.${stage}` in words))).toEqual([])
  })

  test.each(LANGUAGES)('in %s: the rules fill all their blanks', async language => {
    const all = await rules(language)
    expect(all.length).toBeGreaterThan(10)
    const open = all.flatMap(([, text]) => found(text, BLANK))
    expect(open.filter(blank => !Object.hasOwn(game.told, blank))).toEqual([])
  })

  test.each(LANGUAGES)('in %s: the rules type no number of the box', async language => {
    const typed = (await rules(language)).flatMap(([key, text]) =>
      found(text.replace(/\{[^}]*\}/g, ''), /(\d+)/g)
        .filter(number => !game.typed.includes(number))
        .map(number => `${key}: ${number}`),
    )
    expect(typed).toEqual([])
  })

  test('its words are its own: no screen of the room may need them', async () => {
    const owners = ['', 'guide.', 'plots.', 'proof.'].map(of => `${of}${game.name}.`)
    const strangers = Object.keys(await said('en')).filter(
      key => ![...owners, 'refusal.'].some(owner => key.startsWith(owner)),
    )
    expect(strangers).toEqual([])
  })
})
