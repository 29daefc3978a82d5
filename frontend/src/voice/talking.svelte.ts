import { Refused } from '../net/api'
import { refusalWords } from '../room/refusals'
import { say } from '../words'
import { LEAST_SECONDS, MOST_SECONDS } from './kinds'
import { NoMicrophone } from './microphone'
import type { Clip, Recording } from './recording'
import type { Outgoing } from './sending'
import { isSilent } from './waveform'

export type Stage = 'idle' | 'asking' | 'recording' | 'sending' | 'unsent'

/** What began it; a click is not held, another one ends it. */
export type How = 'pointer' | 'key' | 'click'

const LOOK_EVERY_MS = 50
const ASKED_MS = 400
const SECOND_MS = 1_000

/** `quiet`: for who can't see what has happened on the screen anyway. */
export interface News {
  words: () => string
  kind: 'quiet' | 'hint' | 'trouble'
}

/**
 * Holding to talk: from the press of a button to a line in the chat, or back to nothing.
 * What could not be sent is kept until it is, or is discarded.
 */
export class Talking {
  stage = $state<Stage>('idle')
  isAway = $state(false)
  how = $state<How>('pointer')
  seconds = $state(0)
  levels = $state.raw<readonly number[]>([])
  news = $state.raw<News | null>(null)
  wait = $state(0)

  readonly #record: () => Promise<Recording>
  readonly #send: (outgoing: Outgoing) => Promise<void>
  #recording: Recording | null = null
  #outgoing: Outgoing | null = null
  #letGo: 'released' | 'cancelled' | null = null
  #looking: ReturnType<typeof setInterval> | undefined
  #waiting: ReturnType<typeof setInterval> | undefined

  constructor(record: () => Promise<Recording>, send: (outgoing: Outgoing) => Promise<void>) {
    this.#record = record
    this.#send = send
  }

  get isBusy(): boolean {
    return this.stage !== 'idle'
  }

  readonly left = (): number => Math.ceil(MOST_SECONDS - this.seconds)

  async press(how: How): Promise<void> {
    if (this.stage !== 'idle') return
    if (this.wait > 0) return this.#tell('hint', () => say('voice.wait', { seconds: this.wait }))
    this.stage = 'asking'
    this.how = how
    this.isAway = false
    this.#letGo = null
    this.news = null
    const asking = setTimeout(() => this.#tell('hint', () => say('voice.allow')), ASKED_MS)
    const began = performance.now()
    try {
      this.#opened(await this.#record(), performance.now() - began)
    } catch (trouble) {
      this.#toIdle('trouble', () => say(`voice.no.${lackIn(trouble)}`))
    } finally {
      clearTimeout(asking)
    }
  }

  /** What was held is let go: it is sent, or not if one has slid away. */
  release(): void {
    this.#letGo ??= 'released'
    if (this.stage !== 'recording') return
    if (this.isAway) this.cancel()
    else void this.#finish()
  }

  slide(isAway: boolean): void {
    if (this.#letGo === null) this.isAway = isAway
  }

  cancel(): void {
    this.#letGo ??= 'cancelled'
    if (this.stage !== 'recording') return
    this.#recording?.cancel()
    this.#toIdle('hint', () => say('voice.cancelled'))
  }

  again(): void {
    if (this.stage === 'unsent' && this.wait === 0) void this.#deliver()
  }

  discard(): void {
    if (this.stage !== 'unsent') return
    this.#outgoing = null
    this.#toIdle('hint', () => say('voice.cancelled'))
  }

  /** The page goes on to something else. */
  leave(): void {
    this.cancel()
    clearInterval(this.#waiting)
  }

  /** Who had to answer the browser first has let go of the button meanwhile. */
  #opened(recording: Recording, askedMs: number): void {
    if (this.#letGo !== null) {
      recording.cancel()
      const hint = askedMs > ASKED_MS ? 'voice.ready' : 'voice.too-short'
      const words = this.#letGo === 'cancelled' ? 'voice.cancelled' : hint
      this.#toIdle('hint', () => say(words))
      return
    }
    this.#recording = recording
    this.seconds = 0
    this.levels = []
    this.news = null
    this.stage = 'recording'
    this.#looking = setInterval(() => this.#look(recording), LOOK_EVERY_MS)
  }

  #look(recording: Recording): void {
    this.seconds = Math.min(MOST_SECONDS, recording.seconds)
    this.levels = [...recording.levels]
    if (this.seconds >= MOST_SECONDS) void this.#finish()
  }

  async #finish(): Promise<void> {
    const recording = this.#recording
    if (recording === null || this.stage !== 'recording') return
    if (recording.seconds < LEAST_SECONDS) {
      recording.cancel()
      this.#toIdle('hint', () => say('voice.too-short'))
      return
    }
    if (isSilent(recording.levels)) {
      recording.cancel()
      this.#toIdle('trouble', () => say('voice.silent'))
      return
    }
    this.#become('sending')
    await recording.stop().then(
      (clip: Clip) => {
        this.#outgoing = { clip, key: null }
        return this.#deliver()
      },
      () => this.#toIdle('trouble', () => say('voice.no.unable')),
    )
  }

  async #deliver(): Promise<void> {
    const outgoing = this.#outgoing
    if (outgoing === null) return
    this.#become('sending')
    this.#tell('quiet', () => say('voice.sending'))
    try {
      await this.#send(outgoing)
      this.#outgoing = null
      this.#toIdle('quiet', () => say('voice.sent'))
    } catch (trouble) {
      this.#failed(trouble instanceof Refused ? trouble : new Refused('unavailable'))
    }
  }

  /** B-20: a wait is counted down, then it can be sent. */
  #failed({ key, numbers }: Refused): void {
    this.#become('unsent')
    const isTooFast = key.endsWith('-too-fast')
    this.#tell('trouble', () => (isTooFast ? say('voice.unsent') : refusalWords(key, numbers)))
    if (isTooFast) this.#waitFor(Number(numbers.seconds))
  }

  #waitFor(seconds: number): void {
    this.wait = seconds
    clearInterval(this.#waiting)
    this.#waiting = setInterval(() => {
      this.wait -= 1
      if (this.wait > 0) return
      clearInterval(this.#waiting)
      this.news = null
    }, SECOND_MS)
  }

  #toIdle(kind: News['kind'], words: () => string): void {
    this.#become('idle')
    this.#tell(kind, words)
  }

  #become(stage: Stage): void {
    clearInterval(this.#looking)
    if (stage !== 'sending') this.#recording = null
    this.isAway = false
    this.stage = stage
  }

  #tell(kind: News['kind'], words: () => string): void {
    this.news = { kind, words }
  }
}

function lackIn(trouble: unknown) {
  return trouble instanceof NoMicrophone ? trouble.lack : 'unable'
}
