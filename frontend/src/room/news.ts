import type { ChatLine } from '../protocol/room'
import { isHidden } from './hidden.svelte'

/** Whether a line is news for `me`: another said it after I `came` (ms), whom I have not hidden. */
export function isNewsFor(me: string, came: number, { at, person }: ChatLine): boolean {
  return at > came && person !== me && !isHidden(person)
}
