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
    return forms === undefined ? String(value) : pluralIn(language)(Number(value), forms.split('|'))
  })
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
