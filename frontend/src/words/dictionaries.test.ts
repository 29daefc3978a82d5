import { describe, expect, test } from 'vitest'
import { GAMES } from '../games'
import { LANGUAGES, type Language, wordsIn } from './dictionaries'
import { everythingIn, FOLDERS } from './fixtures'

const BLANK = /\{(\w+)/g
const HAN = /\p{Script=Han}/u
const blanks = (words = '') =>
  [...new Set([...words.matchAll(BLANK)].map(([, name]) => name))].sort().join()

const entries = async (folder: string, language: Language) =>
  Object.entries(await wordsIn(language, FOLDERS[folder] ?? {}))

test('every game has words of its own, and so has what is fetched later', () => {
  const later = ['guide', 'replay', 'plots', 'proof', 'privacy']
  expect(Object.keys(FOLDERS).sort()).toEqual(['words', ...later, ...Object.keys(GAMES)].sort())
})

describe.each(Object.keys(FOLDERS))('%s', folder => {
  test.each(LANGUAGES)('in %s: the same things are said, with the same blanks', async language => {
    const meant = new Map(await entries(folder, 'zh-Hans'))
    const said = new Map(await entries(folder, language))
    expect(meant.size).toBeGreaterThan(0)
    expect([...said.keys()].sort()).toEqual([...meant.keys()].sort())
    expect([...said].filter(([key, words]) => blanks(words) !== blanks(meant.get(key)))).toEqual([])
  })

  test.each(LANGUAGES)('in %s: nothing is empty', async language => {
    const said = await entries(folder, language)
    expect(said.filter(([, words]) => words.trim() === '')).toEqual([])
  })

  test('has a folder for each language and no other', () => {
    const found = Object.keys(FOLDERS[folder] ?? {}).map(path => path.split('/')[1])
    expect(found.sort()).toEqual([...LANGUAGES].sort())
  })
})

test('no two folders say the same key', async () => {
  const keys = await Promise.all(Object.keys(FOLDERS).map(folder => entries(folder, 'en')))
  const all = keys.flat().map(([key]) => key)
  expect(all.length).toBeGreaterThan(900)
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})

test('English is in English', async () => {
  const chinese = Object.entries(await everythingIn('en')).filter(([, words]) => HAN.test(words))
  expect(chinese.map(([key]) => key)).toEqual(['language.zh-Hans', 'language.zh-Hant'])
})

/** Punctuation that only Chinese has, or that is as wide as a Chinese character. */
const WIDE = /[\u3000-\u303f\uff00-\uffef]/

test('English has no full-width punctuation', async () => {
  const wide = Object.entries(await everythingIn('en')).filter(([, words]) => WIDE.test(words))
  expect(wide).toEqual([])
})

/** A half-width mark beside a Chinese character, blanks aside. */
const NARROW = /\p{Script=Han}\}?[:,;!?]|[:,;!?] ?\{?\p{Script=Han}/u

test('the search for half-width marks finds them', () => {
  expect(['第 1 件: 布币', '出价,加价', '1,2 星', '6:30'].map(words => NARROW.test(words))).toEqual(
    [true, true, false, false],
  )
})

test.each(['zh-Hans', 'zh-Hant'] as const)('in %s: marks are as wide as characters', async to => {
  const narrow = Object.entries(await everythingIn(to)).filter(([, words]) => NARROW.test(words))
  expect(narrow).toEqual([])
})

test.each(['zh-Hans', 'zh-Hant'] as const)('in %s: quotes are corner brackets', async to => {
  const others = Object.entries(await everythingIn(to)).filter(([, words]) => /[“”"]/.test(words))
  expect(others).toEqual([])
})
