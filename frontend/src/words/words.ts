import type { words } from './zh-Hans'

type Common = typeof words

/** Everything that can be said. Each folder with words of its own adds them (`words/index.ts`). */
export interface Sayable extends Common {}

export type Key = keyof Sayable
export type Words = Record<Key, string>
export type Blanks = Record<string, number | string>

const BLANK = /\{(\w+)(?::([^{}]*\|[^{}]*))?\}/g

/** The order in which a template has its plural forms: CLDR's, those that the language has. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const plurals = new Map<string, (count: number, forms: readonly string[]) => string>()

/**
 * Fills a template. `{least}` becomes that blank; `{cards:card|cards}` the form that the number of
 * cards takes in the language. A blank nobody filled stays as written.
 */
export function fill(template: string, blanks: Blanks = {}, language = 'en'): string {
  return template.replace(BLANK, (whole, name: string, forms?: string) => {
    const value = blanks[name]
    if (value === undefined) return whole
    return forms === undefined
      ? isolated(String(value))
      : pluralIn(language)(Number(value), forms.split('|'))
  })
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [ISOLATE, POP] = ['\u2068', '\u2069']

/** What turns nothing around that stands beside it: a name in Arabic and a bid keep their order. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${POP}` : text
}

function pluralIn(language: string) {
  const made = plurals.get(language) ?? pluralOf(new Intl.PluralRules(language))
  plurals.set(language, made)
  return made
}

function pluralOf(rules: Intl.PluralRules) {
  const { pluralCategories } = rules.resolvedOptions()
  const order = CATEGORIES.filter(category => pluralCategories.includes(category))
  return (count: number, forms: readonly string[]) =>
    forms[order.indexOf(rules.select(count))] ?? forms.at(-1) ?? ''
}
