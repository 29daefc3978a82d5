import type { Dictionaries } from '../../words/dictionaries'
import type { words } from './zh-Hans'

type Own = typeof words

declare module '../../words/words' {
  interface Sayable extends Own {}
}

/** What the privacy notice and one's own data say. */
export const privacyWords: Dictionaries = import.meta.glob<typeof words>('./*/index.ts', {
  import: 'words',
})
