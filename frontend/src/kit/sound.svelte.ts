const REMEMBERED = 'gavel.sound'
const NOTES_HZ = [587.33, 880]
const NOTE_SECONDS = 0.16
const LOUDNESS = 0.12

let on = $state(remembered())
let audio: AudioContext | undefined

export function isSoundOn(): boolean {
  return on
}

export function turnSound(wanted: boolean): void {
  on = wanted
  try {
    localStorage.setItem(REMEMBERED, wanted ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing is silent or not for this visit.
  }
}

/** Two soft notes: it is your turn. Silent where the browser has not been touched yet. */
export function chime(): void {
  if (!on || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const [at, hertz] of NOTES_HZ.entries())
    note(audio, hertz, audio.currentTime + at * NOTE_SECONDS)
}

function note(context: AudioContext, hertz: number, at: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS * 2)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + NOTE_SECONDS * 2)
}

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== 'off'
  } catch {
    return true
  }
}
