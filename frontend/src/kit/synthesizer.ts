import type { Note } from './soundEffects'

const ATTACK_SECONDS = 0.006
const SILENCE = 0.0001
const NARROW = 1.1

/** Plays notes through the Web Audio API, at one volume. */
export class Synthesizer {
  readonly #context: AudioContext
  readonly #master: GainNode
  readonly #noise: AudioBuffer

  constructor(context: AudioContext) {
    this.#context = context
    this.#master = context.createGain()
    this.#master.connect(context.destination)
    this.#noise = whiteNoise(context)
  }

  /** A phone that rang has stopped it; a touch lets it go on. */
  wake(): void {
    if (this.#context.state !== 'running') void this.#context.resume().catch(() => {})
  }

  /** `volume`: 0..1. Nothing is kept for later while the browser holds it back. */
  play(notes: readonly Note[], volume: number): void {
    if (this.#context.state !== 'running') return
    this.#master.gain.value = volume
    for (const note of notes) this.#playNote(note)
  }

  #playNote(note: Note): void {
    const from = this.#context.currentTime + note.at
    const end = from + note.lasts
    const source = this.#sourceOf(note, from, end)
    source.connect(this.#shaped(note.loud, from, end))
    source.begin(from)
    source.end(end)
  }

  #sourceOf(note: Note, from: number, end: number) {
    return note.wave === 'noise'
      ? this.#noisy(note, from, end)
      : this.#tonal(note, note.wave, from, end)
  }

  #tonal({ pitch, to = pitch }: Note, wave: OscillatorType, from: number, end: number) {
    const tone = this.#context.createOscillator()
    tone.type = wave
    glide(tone.frequency, pitch, to, from, end)
    return {
      connect: (into: AudioNode) => tone.connect(into),
      begin: (at: number) => tone.start(at),
      end: (at: number) => tone.stop(at),
    }
  }

  #noisy({ pitch, to = pitch }: Note, from: number, end: number) {
    const hiss = this.#context.createBufferSource()
    const band = this.#context.createBiquadFilter()
    hiss.buffer = this.#noise
    band.type = 'bandpass'
    band.Q.value = NARROW
    glide(band.frequency, pitch, to, from, end)
    hiss.connect(band)
    return {
      connect: (into: AudioNode) => band.connect(into),
      begin: (at: number) => hiss.start(at),
      end: (at: number) => hiss.stop(at),
    }
  }

  #shaped(loud: number, from: number, end: number): GainNode {
    const shape = this.#context.createGain()
    shape.gain.setValueAtTime(0, from)
    shape.gain.linearRampToValueAtTime(loud, from + ATTACK_SECONDS)
    shape.gain.exponentialRampToValueAtTime(SILENCE, end)
    shape.connect(this.#master)
    return shape
  }
}

function glide(pitch: AudioParam, from: number, to: number, begin: number, end: number): void {
  pitch.setValueAtTime(from, begin)
  if (to !== from) pitch.exponentialRampToValueAtTime(to, end)
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return buffer
}
