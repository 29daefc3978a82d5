import { COMMON, type Dictionaries, type Language, wordsIn } from './dictionaries'

type Found = Record<string, Record<string, Dictionaries>>

/** For tests: every folder that has words, by its name. */
export const FOLDERS: Readonly<Record<string, Dictionaries>> = {
  words: COMMON,
  ...Object.fromEntries(
    Object.entries(import.meta.glob('../*/words/index.ts', { eager: true }) as Found).map(
      ([path, module]) => [path.split('/')[1], Object.values(module)[0]],
    ),
  ),
}

/** Everything that is said in a language. */
export async function everythingIn(language: Language): Promise<Record<string, string>> {
  const all = await Promise.all(Object.values(FOLDERS).map(folder => wordsIn(language, folder)))
  return Object.assign({}, ...all)
}
