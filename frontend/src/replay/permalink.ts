import { copyAddress } from '../room/share'
import { type Place, queryOf } from './address'
import type { Playback } from './playback.svelte'

/** Browsers take only so many changes of the address; what passes by quickly is not written. */
const SETTLED_MS = 300

/** Keeps step and eyes in the address while playback is paused, so that a reload comes back there. */
export function keepInAddress(playback: Playback): (() => void) | undefined {
  const query = queryOf(playback)
  if (playback.isPlaying) return undefined
  const writing = setTimeout(() => history.replaceState(null, '', query), SETTLED_MS)
  return () => clearTimeout(writing)
}

/** Copies a link to this step through these eyes. */
export function copyLinkTo(place: Place): Promise<void> {
  return copyAddress(`${location.origin}${location.pathname}${queryOf(place)}`)
}
