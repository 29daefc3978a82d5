import { lackOf, voicePath } from '../net/api'
import type { Voice } from '../protocol/room'
import { MOST_SECONDS } from './kinds'

/** Why a clip is not heard. */
export type Muteness = 'expired' | 'unplayable' | 'lost' | 'no-device'

/** How Firefox and Chromium say that there is nothing to play on. */
const NO_DEVICE = /cubeb|audio.?(renderer|device|output)/i

/** Plays clips, one at a time; where the browser allows, from the first touch on. */
export class Player {
  /** What is playing, or about to. */
  key = $state('')
  /** How much of it was played, 0..1. */
  progress = $state(0)
  mute = $state.raw<Readonly<Record<string, Muteness>>>({})

  readonly #audio = document.createElement('audio')
  #frame = 0
  #seconds = 1

  toggle(code: string, voice: Voice): void {
    if (this.key === voice.key) this.stop()
    else this.#play(code, voice)
  }

  stop(): void {
    this.#audio.pause()
    cancelAnimationFrame(this.#frame)
    this.key = ''
    this.progress = 0
  }

  #play(code: string, voice: Voice): void {
    this.stop()
    this.#forgive(voice.key)
    if (this.#audio.canPlayType(voice.type) === '') this.#silence(voice.key, 'unplayable')
    else this.#begin(voice, voicePath(code, voice.key))
  }

  #begin(voice: Voice, path: string): void {
    const audio = this.#audio
    this.key = voice.key
    this.#seconds = voice.seconds
    audio.onended = () => this.stop()
    // What somebody says of their clip's length is not believed.
    audio.ontimeupdate = () => {
      if (audio.currentTime >= MOST_SECONDS) this.stop()
    }
    audio.onerror = () => {
      if (NO_DEVICE.test(audio.error?.message ?? '')) this.#gaveUp(voice.key, 'no-device')
      else void this.#ask(voice.key, path)
    }
    audio.src = path
    audio.play().then(
      () => this.#follow(),
      (trouble: unknown) => this.#refused(voice.key, trouble),
    )
  }

  /** A browser does not say what was wrong; the server does. */
  async #ask(key: string, path: string): Promise<void> {
    if (this.key !== key) return
    this.stop()
    const lack = await lackOf(path)
    if (lack === null) this.#silence(key, 'unplayable')
    else this.#silence(key, lack.key === 'clip-expired' ? 'expired' : 'lost')
  }

  /** What can't be loaded comes as an error, and what was stopped meanwhile is no matter. */
  #refused(key: string, trouble: unknown): void {
    const name = trouble instanceof Error ? trouble.name : ''
    if (this.key !== key || name !== 'NotAllowedError') return
    this.#gaveUp(key, 'lost')
  }

  #gaveUp(key: string, why: Muteness): void {
    this.stop()
    this.#silence(key, why)
  }

  #follow(): void {
    cancelAnimationFrame(this.#frame)
    if (this.key === '') return
    this.progress = Math.min(1, this.#audio.currentTime / this.#seconds)
    this.#frame = requestAnimationFrame(() => this.#follow())
  }

  #silence(key: string, why: Muteness): void {
    this.mute = { ...this.mute, [key]: why }
  }

  #forgive(key: string): void {
    const { [key]: _, ...others } = this.mute
    this.mute = others
  }
}

export const player = new Player()
