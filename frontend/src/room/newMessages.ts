import type { ChatLine } from '../protocol/room'
import { isHidden } from './hiddenPeople.svelte'

/** Whether a chat line is new for `me`: said after I `came` (ms) by another whom I have not hidden. */
export function isNewFor(me: string, came: number, { at, person }: ChatLine): boolean {
  return at > came && person !== me && !isHidden(person)
}
