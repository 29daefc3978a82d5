/**
 * A card's number, 0..80: nine eras of nine cards (three of 1 star, three of 2, two of 3, one red).
 * From the server all cards of one title bear the number of the first.
 */
export type Card = number
export type Era = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export type Star = 1 | 2 | 3 | 4
export type CardKey = `tycoon.card.${Era}.${Star}`
export type EraKey = `tycoon.era.${Era}`

export const ERAS: readonly Era[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
export const STARS: readonly Star[] = [1, 2, 3, 4]
export const SIGNS: Record<Era, string> = {
  0: '春',
  1: '秦',
  2: '汉',
  3: '三',
  4: '唐',
  5: '宋',
  6: '元',
  7: '明',
  8: '民',
}

/** A sign as it is written in Traditional characters, where that differs. */
const TRADITIONAL: Readonly<Record<string, string>> = { 汉: '漢', 红: '紅' }

export function brushed(sign: string, language: string): string {
  return language === 'zh-Hant' ? (TRADITIONAL[sign] ?? sign) : sign
}

const ERA_CARDS = 9
const BY_PLACE: readonly Star[] = [1, 1, 1, 2, 2, 2, 3, 3, 4]

/** @throws RangeError for a number that is no card. */
export function eraOf(card: Card): Era {
  const era = ERAS[Math.floor(card / ERA_CARDS)]
  if (era === undefined || !Number.isInteger(card)) throw new RangeError(`no card ${card}`)
  return era
}

/** @throws RangeError for a number that is no card. */
export function starOf(card: Card): Star {
  const star = BY_PLACE[card - eraOf(card) * ERA_CARDS]
  if (star === undefined) throw new RangeError(`no card ${card}`)
  return star
}

/** The valuation (估值) in gold. */
export function worthOf(card: Card): number {
  return 10 * starOf(card)
}

export function isRed(card: Card): boolean {
  return starOf(card) === 4
}

export function cardKey(era: Era, star: Star): CardKey {
  return `tycoon.card.${era}.${star}`
}

export function nameKey(card: Card): CardKey {
  return cardKey(eraOf(card), starOf(card))
}

export function eraKey(era: Era): EraKey {
  return `tycoon.era.${era}`
}
