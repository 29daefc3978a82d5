import { COMMON, type Dictionaries, LANGUAGES, type Language, wordsIn } from './dictionaries'
import { type Blanks, fill, type Key, type Words } from './words'

const REMEMBERED = 'gavel.language'

const learned = new Set<Dictionaries>([COMMON])
let spoken = $state<Language>('zh-Hans')
let words = $state.raw<Partial<Words>>({})
let lastShown: Promise<void> = Promise.resolve()

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
  return template === undefined ? key : fill(template, blanks, spoken)
}

/** Whether there are words for a key that arrived from the server. */
export function knows(key: string): key is Key {
  return Object.hasOwn(words, key)
}

/** Loads a language with all that was learned so far, shows it, and remembers it. */
export async function speak(chosen: Language): Promise<void> {
  await inTurn(() => show(chosen))
  remember(chosen)
}

/** Loads more words, now and with every language spoken later. */
export async function learn(more: Dictionaries): Promise<void> {
  learned.add(more)
  await inTurn(() => show(spoken))
}

/** One after the other, so that the last one asked for is what stays on screen. */
function inTurn(shown: () => Promise<void>): Promise<void> {
  lastShown = lastShown.then(shown, shown)
  return lastShown
}

async function show(chosen: Language): Promise<void> {
  const loaded = await Promise.all([...learned].map(all => wordsIn(chosen, all)))
  words = Object.assign({}, ...loaded)
  spoken = chosen
  document.documentElement.lang = chosen
}

/** What to speak first: the remembered language, else the first of `wanted` we know. */
export function firstLanguage(wanted: readonly string[] = navigator.languages): Language {
  return remembered() ?? wanted.map(known).find(found => found !== undefined) ?? 'en'
}

/** Where Chinese is written in Traditional characters, when the tag does not say how. */
const TRADITIONAL = ['tw', 'hk', 'mo']

function known(tag: string): Language | undefined {
  const [root = '', ...more] = tag.toLowerCase().split('-')
  return root === 'zh' ? chinese(more) : LANGUAGES.find(name => name === root)
}

function chinese(more: readonly string[]): Language {
  if (more.includes('hans')) return 'zh-Hans'
  const isTraditional = more.some(part => part === 'hant' || TRADITIONAL.includes(part))
  return isTraditional ? 'zh-Hant' : 'zh-Hans'
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
