import type { Dictionaries } from '../../../../frontend/src/words/dictionaries'
import type { words } from './zh-Hans'

type Own = typeof words

declare module '../../../../frontend/src/words/words' {
  interface Sayable extends Own {}
}

export const whisperWords: Dictionaries = import.meta.glob<typeof words>('./*/index.ts', {
  import: 'words',
})
