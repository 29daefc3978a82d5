import type { Numbers } from '../net/api'
import { type Blanks, knows, language, say, sayAny } from '../words'

/** Why something was refused, in the player's language; an unknown key has a general sentence. */
export function refusalWords(key: string, numbers: Numbers = {}): string {
  const known = `refusal.${key}`
  return knows(known) ? sayAny(known, blanksOf(numbers)) : say('refusal.unknown')
}

/** Only what can stand in a sentence; when something has expired (ms), as a date. */
function blanksOf(numbers: Numbers): Blanks {
  const plain = Object.entries(numbers).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
  )
  return { ...Object.fromEntries(plain), ...dateOf(numbers.expired) }
}

function dateOf(expired: unknown): Blanks {
  if (typeof expired !== 'number') return {}
  return { date: new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(expired) }
}
