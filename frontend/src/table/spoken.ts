import { type Blanks, type Key, say } from '../words'

/** A sentence to be said: its key and what fills its blanks. */
export interface Told {
  key: Key
  blanks?: Blanks
}

export function spoken(told: Told): string {
  return say(told.key, told.blanks)
}
