import { type Blanks, type Key, say } from '../words'

/** A sentence in any language: its key and what fills its blanks. */
export interface Sentence {
  key: Key
  blanks?: Blanks
}

/** What a scene says of itself. */
export interface SceneWords {
  title: Sentence
  /** What is going on, for whoever looks. */
  going: Sentence
  /** What is asked of this seat, null when it may rest. */
  wanted: Sentence | null
}

export function sentenceWords(sentence: Sentence): string {
  return say(sentence.key, sentence.blanks)
}
