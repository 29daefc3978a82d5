/**
 * Silence after which we ask whether we missed something. Messages are billed: after 15 seconds
 * instead of 25 the beats of a game would cost four times as much (`make bench`).
 */
export const QUIET_PLAYING_MS = 25_000
export const QUIET_IDLE_MS = 300_000

/** The first nudges as soon as the server must find it late; the others give it time to be shown. */
export const FIRST_MS = 140
export const NEXT_MS = 400
const LAST_NUDGE_MS = 15_000

export interface Watched {
  /** Whether a game runs. */
  playing: boolean
  /** When the house will do something of itself, in ms of this device's clock. */
  wakes: number | null
  /** How many of those who are here nudge before. */
  place: number
}

/** When to send a beat: after silence, and when the house should have done something. */
export class Beats {
  readonly #beat: () => void
  #quiet: ReturnType<typeof setTimeout> | undefined
  #nudge: ReturnType<typeof setTimeout> | undefined
  #watched: Watched = { playing: false, wakes: null, place: 0 }

  constructor(beat: () => void) {
    this.#beat = beat
  }

  /** A message came: the silence starts anew. */
  heard(): void {
    clearTimeout(this.#quiet)
    const quiet = this.#watched.playing ? QUIET_PLAYING_MS : QUIET_IDLE_MS
    this.#quiet = setTimeout(() => {
      this.#beat()
      this.heard()
    }, quiet)
  }

  /** A new view: what it waits for. */
  watch(watched: Watched, now: number = Date.now()): void {
    this.#watched = watched
    this.heard()
    clearTimeout(this.#nudge)
    if (watched.wakes === null) return
    this.#nudgeIn(Math.max(0, watched.wakes - now) + FIRST_MS + NEXT_MS * watched.place)
  }

  stop(): void {
    clearTimeout(this.#quiet)
    clearTimeout(this.#nudge)
  }

  #nudgeIn(ms: number, again: number = 1_000): void {
    this.#nudge = setTimeout(() => {
      this.#beat()
      if (again < LAST_NUDGE_MS) this.#nudgeIn(again, again * 2)
    }, ms)
  }
}
