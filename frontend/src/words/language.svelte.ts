import { type Blanks, fill, type Key, type Words } from './words'

export const LANGUAGES = ['zh-Hans', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const REMEMBERED = 'gavel.language'

const shelves: Record<Language, () => Promise<Words>> = {
  'zh-Hans': async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
}

let spoken = $state<Language>('zh-Hans')
let words = $state.raw<Partial<Words>>({})

/** The language on screen now; reading it in a component follows changes. */
export function language(): Language {
  return spoken
}

/** The words for `key` with its blanks filled; an unknown key is shown as it is. */
export function say(key: Key, blanks?: Blanks): string {
  return sayAny(key, blanks)
}

/** Like `say`, for keys that arrive from the server. */
export function sayAny(key: string, blanks?: Blanks): string {
  const template = Object.hasOwn(words, key) ? words[key as Key] : undefined
  return template === undefined ? key : fill(template, blanks)
}

/** Whether there are words for a key that arrived from the server. */
export function knows(key: string): key is Key {
  return Object.hasOwn(words, key)
}

/** Loads a language, shows it, and remembers it on this device. */
export async function speak(chosen: Language): Promise<void> {
  words = await shelves[chosen]()
  spoken = chosen
  document.documentElement.lang = chosen
  remember(chosen)
}

/** What to speak first: the remembered language, else the first of `wanted` we know. */
export function firstLanguage(wanted: readonly string[] = navigator.languages): Language {
  return remembered() ?? wanted.map(known).find(found => found !== undefined) ?? 'en'
}

function known(tag: string): Language | undefined {
  const root = tag.toLowerCase().split('-')[0]
  if (root === 'zh') return 'zh-Hans'
  return root === 'en' ? 'en' : undefined
}

function remembered(): Language | undefined {
  try {
    const kept = localStorage.getItem(REMEMBERED)
    return LANGUAGES.find(name => name === kept)
  } catch {
    return undefined
  }
}

function remember(chosen: Language): void {
  try {
    localStorage.setItem(REMEMBERED, chosen)
  } catch {
    // A browser that keeps nothing still speaks the language for this visit.
  }
}
