import { type Key, say } from '../words'
import { cardKey, ERAS, type Era, eraKey, eraOf, STARS, type Star, starOf } from './pieces'

const FIRST_OF_A_STAR: Record<Star, number> = { 1: 0, 2: 3, 3: 6, 4: 8 }
const CARDS_OF_AN_ERA = 9
const TITLES_OF_AN_ERA = STARS.length

/** @throws RangeError for a number that is no title. */
export function eraOfTitle(title: number): Era {
  const era = ERAS[Math.floor(title / TITLES_OF_AN_ERA)]
  if (era === undefined) throw new RangeError(`no title ${title}`)
  return era
}

export function starOfTitle(title: number): Star {
  return STARS[title % TITLES_OF_AN_ERA] ?? 1
}

/** A card that bears the title; all of a title look alike. */
export function cardOfTitle(title: number): number {
  return eraOfTitle(title) * CARDS_OF_AN_ERA + FIRST_OF_A_STAR[starOfTitle(title)]
}

/** The number that all cards of its title bear where the server speaks of them. */
export function alike(card: number): number {
  return cardOfTitle(eraOf(card) * TITLES_OF_AN_ERA + starOf(card) - 1)
}

export function isRedTitle(title: number): boolean {
  return starOfTitle(title) === 4
}

export function titleKey(title: number): Key {
  return cardKey(eraOfTitle(title), starOfTitle(title))
}

export function titleName(title: number): string {
  return say(titleKey(title))
}

/** @throws RangeError for a number that is no era. */
export function eraName(number: number): string {
  const era = ERAS[number]
  if (era === undefined) throw new RangeError(`no era ${number}`)
  return say(eraKey(era))
}

/** The titles of an era by star. */
export function titlesOfEra(era: number): number[] {
  return STARS.map(star => era * TITLES_OF_AN_ERA + star - 1)
}
