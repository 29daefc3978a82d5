import { afterEach, describe, expect, test, vi } from 'vitest'
import { gemTraderWords } from '../gem_trader/words'
import { modernArtWords } from '../modern_art/words'
import { words as modernArt } from '../modern_art/words/en'
import { tycoonWords } from '../tycoon/words'
import { firstLanguage, knows, language, learn, say, sayAny, speak } from './language.svelte'
import { fill } from './words'

describe('fill', () => {
  test('blanks are filled', () => {
    expect(fill('{gold} of {most}', { gold: 3, most: 9 })).toBe('3 of 9')
  })

  test('a name from right to left turns nothing around it', () => {
    const said = fill('{name} bids {gold}', { name: 'عبد 12', gold: 17 })
    expect(said).toBe('\u2068عبد 12\u2069 bids 17')
    expect(fill('{name} bids', { name: 'שרה' })).toBe('\u2068שרה\u2069 bids')
    for (const name of ['Ann', '安', 'Łódź', '12', '👩‍👧'])
      expect(fill('{name}!', { name })).toBe(`${name}!`)
  })

  test.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
  ])('%i: %s', (cards, said) => {
    expect(fill('{cards} {cards:card|cards}', { cards })).toBe(said)
  })

  test.each([
    ['pl', 1, 'karta'],
    ['pl', 3, 'karty'],
    ['pl', 5, 'kart'],
    ['pl', 22, 'karty'],
    ['fr', 0, 'karta'],
    ['zh-Hans', 1, 'karta'],
  ])('each language has its own plurals: %s, %i', (language, cards, said) => {
    expect(fill('{cards:karta|karty|kart|karty}', { cards }, language)).toBe(said)
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
    await learn(modernArtWords)
    expect(say('modern_art.stage.Outcry')).toBe(modernArt['modern_art.stage.Outcry'])
    await speak('zh-Hans')
    expect(knows('modern_art.rules.goal')).toBe(true)
    expect(say('modern_art.stage.Outcry')).not.toBe(modernArt['modern_art.stage.Outcry'])
  })

  test('the language asked for last stays, whichever dictionary comes first', async () => {
    await Promise.all([learn(tycoonWords), speak('zh-Hans'), learn(gemTraderWords), speak('en')])
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
