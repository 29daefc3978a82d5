import type { Words } from './words'

/** A new language is a line here and a folder of its name in every folder `words`. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What something says in each language, by path (`./en/index.ts`); fetched when it is wanted. */
export type Dictionaries = Readonly<Record<string, () => Promise<Partial<Words>>>>

/** What every screen may say. */
export const COMMON: Dictionaries = import.meta.glob<Words>('./*/index.ts', { import: 'words' })

/** Nothing where there are no words in that language. */
export async function wordsIn(language: Language, all: Dictionaries): Promise<Partial<Words>> {
  const path = Object.keys(all).find(path => path.split('/').includes(language))
  return path === undefined ? {} : ((await all[path]?.()) ?? {})
}
