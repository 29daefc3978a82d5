import { copyAddress } from '../room/share'
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

/** Copies a link to this step through these eyes. */
export function copyPlace(place: Place): Promise<void> {
  return copyAddress(`${location.origin}${location.pathname}${queryOf(place)}`)
}
