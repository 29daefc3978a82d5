import type { Dictionaries } from '../../words/dictionaries'
import type { words } from './zh-Hans'
import type { common } from './zh-Hans/common'

type Own = typeof words & typeof common

declare module '../../words/words' {
  interface Sayable extends Own {}
}

/** What only Modern Art says. */
export const modernArtWords: Dictionaries = import.meta.glob<typeof words>('./*/index.ts', {
  import: 'words',
})
