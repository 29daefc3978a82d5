import { afterEach, describe, expect, test, vi } from 'vitest'
import { en } from './en'
import { modernArt } from './en/modern_art'
import { hant } from './hant'
import { firstLanguage, knows, language, learn, say, sayAny, speak } from './language.svelte'
import { fill } from './words'
import { zh } from './zh'

const BLANKS = /\{(\w+)/g

function blanks(template: string): string[] {
  return [...new Set([...template.matchAll(BLANKS)].map(([, name]) => name ?? ''))].sort()
}

describe('fill', () => {
  test('blanks are filled', () => {
    expect(fill('{gold} of {most}', { gold: 3, most: 9 })).toBe('3 of 9')
  })

  test.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
  ])('%i: %s', (cards, said) => {
    expect(fill('{cards} {cards:card|cards}', { cards })).toBe(said)
  })

  test('an empty plural is fine', () => {
    expect(fill('lot{n:|s}', { n: 1 })).toBe('lot')
    expect(fill('lot{n:|s}', { n: 3 })).toBe('lots')
  })

  test('a blank nobody filled stays as written', () => {
    expect(fill('At least {least}', {})).toBe('At least {least}')
    expect(fill('{n:card|cards}')).toBe('{n:card|cards}')
  })

  test('what is filled in is not filled again', () => {
    expect(fill('{name}', { name: '{gold}', gold: 5 })).toBe('{gold}')
  })
})

describe('the dictionaries', () => {
  test('have exactly the same keys', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort())
    expect(Object.keys(hant).sort()).toEqual(Object.keys(zh).sort())
  })

  test('leave nothing empty', () => {
    for (const words of [zh, hant, en].flatMap(Object.values<string>))
      expect(words.trim()).not.toBe('')
  })

  test.each([en, hant])('ask for the same blanks in all languages', other => {
    const differ = Object.entries(zh).filter(
      ([key, words]) =>
        !blanks(other[key as keyof typeof zh]).every(name => blanks(words).includes(name)),
    )
    expect(differ.map(([key]) => key)).toEqual([])
  })

  test('English is in English', () => {
    const chinese = Object.entries(en).filter(([, words]) => /\p{Script=Han}/u.test(words))
    expect(chinese.map(([key]) => key)).toEqual(['language.zh-Hans', 'language.zh-Hant'])
  })
})

describe('speaking', () => {
  afterEach(() => localStorage.clear())

  test('say follows the language and marks the page', async () => {
    await speak('zh-Hans')
    expect(say('kit.stars', { stars: 2 })).toBe('2 星')
    await speak('en')
    expect(say('kit.stars', { stars: 2 })).toBe('2 stars')
    expect([language(), document.documentElement.lang]).toEqual(['en', 'en'])
  })

  test('an unknown key is shown as it is', async () => {
    await speak('en')
    expect(sayAny('no-such-thing', { least: 1 })).toBe('no-such-thing')
    expect(sayAny('toString')).toBe('toString')
    expect([knows('kit.close'), knows('constructor')]).toEqual([true, false])
  })

  test("a game's words come with the game, and follow the language from then on", async () => {
    await speak('en')
    expect(knows('modern_art.rules.goal')).toBe(false)
    await learn('modern_art')
    expect(say('modern_art.stage.Outcry')).toBe(modernArt['modern_art.stage.Outcry'])
    await speak('zh-Hans')
    expect(knows('modern_art.rules.goal')).toBe(true)
    expect(say('modern_art.stage.Outcry')).not.toBe(modernArt['modern_art.stage.Outcry'])
  })

  test('the language asked for last stays, whichever dictionary comes first', async () => {
    await Promise.all([learn('tycoon'), speak('zh-Hans'), learn('gem_trader'), speak('en')])
    expect(language()).toBe('en')
    expect([knows('tycoon.stage.Outcry'), knows('gem_trader.stage.Bidding')]).toEqual([true, true])
  })

  test('the first language is the remembered one, else the first wanted one we know', async () => {
    expect(firstLanguage(['fr', 'zh-CN', 'en'])).toBe('zh-Hans')
    expect(firstLanguage(['en-GB', 'zh'])).toBe('en')
    expect(firstLanguage(['fr'])).toBe('en')
    await speak('zh-Hans')
    expect(firstLanguage(['en'])).toBe('zh-Hans')
  })

  test.each([
    ['zh', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
  ])('a browser of %s is spoken to in %s', (tag, spoken) => {
    expect(firstLanguage([tag, 'en'])).toBe(spoken)
  })

  test('a browser that keeps nothing can still speak', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    await expect(speak('en')).resolves.toBeUndefined()
  })
})
