import type { Dictionaries } from '../../words/dictionaries'
import type { words } from './zh-Hans'

type Own = typeof words

declare module '../../words/words' {
  interface Sayable extends Own {}
}

/** What only the first-game guide says. */
export const guideWords: Dictionaries = import.meta.glob<typeof words>('./*/index.ts', {
  import: 'words',
})
