import { CALLS, SOUND_EFFECTS, type Sound } from './soundEffects'
import { Synthesizer } from './synthesizer'

const REMEMBERED = 'gavel.sound'
const REMEMBERED_VOLUME = 'gavel.volume'
const FIRST_VOLUME = 0.6
const TOUCHES = ['pointerup', 'keydown', 'touchend'] as const

let on = $state(remembered(REMEMBERED) !== 'off')
let loudness = $state(volumeIn(remembered(REMEMBERED_VOLUME)))
let synthesizer: Synthesizer | undefined

export function isSoundOn(): boolean {
  return on
}

export function turnSound(wanted: boolean): void {
  on = wanted
  remember(REMEMBERED, wanted ? 'on' : 'off')
}

/** 0..1. */
export function volume(): number {
  return loudness
}

/** Turned up from nothing it is heard again, turned down to nothing it is off. */
export function setVolume(wanted: number): void {
  loudness = wanted
  remember(REMEMBERED_VOLUME, String(wanted))
  turnSound(wanted > 0)
}

/** A sound, unless it is off, the page is hidden, or nobody has touched the page yet. */
export function sound(wanted: Sound): void {
  if (!on || (document.hidden && !CALLS.has(wanted))) return
  synthesizer?.play(SOUND_EFFECTS[wanted], loudness)
}

/** From the first touch on, the page may be heard; before, a browser would refuse and complain. */
export function listenForTouch(): () => void {
  for (const touch of TOUCHES) document.addEventListener(touch, touched)
  return () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, touched)
  }
}

function touched(): void {
  if (typeof AudioContext === 'undefined') return
  synthesizer ??= new Synthesizer(new AudioContext())
  synthesizer.wake()
}

function volumeIn(text: string | null): number {
  const kept = Number(text)
  return text === null || !(kept >= 0 && kept <= 1) ? FIRST_VOLUME : kept
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing is loud or not for this visit.
  }
}
