import { Refused } from '../net/api'
import { refusalWords } from '../room/refusals'

/** Why it did not work, in words. */
export function wordsOf(refusal: unknown): string {
  return refusal instanceof Refused
    ? refusalWords(refusal.key, refusal.numbers)
    : refusalWords('unavailable')
}

export function keyOf(refusal: unknown): string {
  return refusal instanceof Refused ? refusal.key : ''
}
