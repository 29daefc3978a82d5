import { toast } from '../kit/toasts.svelte'
import { say } from '../words'
import { type Place, queryOf } from './address'
import type { Film } from './film.svelte'

/** Browsers take only so many changes of the address; what passes by quickly is not written. */
const SETTLED_MS = 300

/** Writes into the address where the film stands still, so that a reload comes back there. */
export function follow(film: Film): (() => void) | undefined {
  const query = queryOf(film)
  if (film.isPlaying) return undefined
  const writing = setTimeout(() => history.replaceState(null, '', query), SETTLED_MS)
  return () => clearTimeout(writing)
}

/** Copies a link to this step through these eyes; where a browser refuses, shows it. */
export async function copyPlace(place: Place): Promise<void> {
  const link = `${location.origin}${location.pathname}${queryOf(place)}`
  try {
    await navigator.clipboard.writeText(link)
    toast(say('room.link-copied'), 'good')
  } catch {
    toast(say('room.copy-failed', { link }))
  }
}
