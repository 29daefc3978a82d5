import { type Blanks, type Key, say } from '../words'

/** A sentence in any language: its key and what fills its blanks. */
export interface Sentence {
  key: Key
  blanks?: Blanks
}

export function sentenceWords(sentence: Sentence): string {
  return say(sentence.key, sentence.blanks)
}
