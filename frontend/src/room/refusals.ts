import type { Numbers } from '../net/api'
import { type Blanks, knows, say, sayAny } from '../words'

/** Why something was refused, in the player's language; an unknown key has a general sentence. */
export function refusalWords(key: string, numbers: Numbers = {}): string {
  const known = `refusal.${key}`
  return knows(known) ? sayAny(known, blanksOf(numbers)) : say('refusal.unknown')
}

/** Only what can stand in a sentence. */
function blanksOf(numbers: Numbers): Blanks {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
