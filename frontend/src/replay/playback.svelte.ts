import { Refused } from '../net/api'
import type { Contents, Sight } from '../protocol/replay'
import type { Eyes, Place } from './address'
import { StepCache } from './stepCache'

export const SPEEDS = [1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

/** ms at speed 1: a step of which the log tells, and one of which it tells nothing. */
export const TOLD_MS = 1600
export const QUIET_MS = 600
const AGAIN_MS = 100
/** The next block is fetched when so few steps are left of this one. */
const AHEAD = 12

/** What is on screen: it lags behind what is wanted while that is fetched. */
export interface Shown extends Place {
  sight: Sight
}

/** The playback of a finished game: step by step, forwards, backwards or by itself. */
export class Playback {
  readonly contents: Contents
  readonly last: number
  step = $state(0)
  eyes = $state<Eyes>('table')
  speed = $state<Speed>(1)
  isPlaying = $state(false)
  shown = $state.raw<Shown | null>(null)
  /** Why the wanted step could not be fetched: a key. */
  trouble = $state<string | null>(null)
  readonly #cache: StepCache
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(contents: Contents, { step, eyes }: Place) {
    this.contents = contents
    this.last = contents.steps.length - 1
    this.step = step
    this.eyes = eyes
    this.#cache = new StepCache(contents)
    void this.#show()
  }

  go(step: number): void {
    this.step = Math.min(this.last, Math.max(0, step))
    void this.#show()
  }

  look(eyes: Eyes): void {
    this.eyes = eyes
    void this.#show()
  }

  /** From the end it begins anew. */
  play(): void {
    if (this.step === this.last) this.go(0)
    this.isPlaying = true
    this.#wait()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  togglePlaying(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    if (this.isPlaying) this.#wait()
  }

  retry(): void {
    void this.#show()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const told = this.contents.steps[this.step]?.lines.length ?? 0
    const ms = this.#isBehind() ? AGAIN_MS : (told > 0 ? TOLD_MS : QUIET_MS) / this.speed
    this.#timer = setTimeout(() => this.#next(), ms)
  }

  #next(): void {
    if (!this.#isBehind()) this.go(this.step + 1)
    if (this.step === this.last) this.pause()
    else this.#wait()
  }

  #isBehind(): boolean {
    return this.shown?.step !== this.step || this.shown.eyes !== this.eyes
  }

  /** What was wanted when the fetching began may not be what is wanted when it ends. */
  async #show(): Promise<void> {
    const { step, eyes } = this
    this.trouble = null
    try {
      if (this.#cache.at(eyes, step) === undefined) await this.#cache.fetch(eyes, step)
      if (step === this.step && eyes === this.eyes) this.#put(step, eyes)
    } catch (trouble) {
      if (step === this.step && eyes === this.eyes) this.#fail(trouble)
    }
  }

  #put(step: number, eyes: Eyes): void {
    const sight = this.#cache.at(eyes, step)
    if (sight !== undefined) this.shown = { step, eyes, sight }
    const ahead = Math.min(this.last, step + AHEAD)
    this.#cache.fetch(eyes, ahead).catch(() => {})
  }

  #fail(trouble: unknown): void {
    this.pause()
    this.trouble = trouble instanceof Refused ? trouble.key : 'unavailable'
  }
}
