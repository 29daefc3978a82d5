/** Silence after which we ask whether we missed something; messages are billed (design.md). */
export const QUIET_PLAYING_MS = 15_000
export const QUIET_IDLE_MS = 300_000

const SPREAD_MS = 140
const SPECTATORS_SPREAD = 7

export interface Watched {
  /** Whether a game runs. */
  playing: boolean
  /** When the house will do something of itself, in ms of this device's clock. */
  wakes: number | null
  /** One's seat; spectators let the seated go first. */
  seat: number | null
}

/** When to send a beat: after silence, and when the house should have done something. */
export class Beats {
  readonly #beat: () => void
  #quiet: ReturnType<typeof setTimeout> | undefined
  #nudge: ReturnType<typeof setTimeout> | undefined
  #watched: Watched = { playing: false, wakes: null, seat: null }

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
    this.#nudgeIn(Math.max(0, watched.wakes - now) + spread(watched.seat))
  }

  stop(): void {
    clearTimeout(this.#quiet)
    clearTimeout(this.#nudge)
  }

  #nudgeIn(ms: number, again: number = 1_000): void {
    this.#nudge = setTimeout(() => {
      this.#beat()
      if (again < QUIET_PLAYING_MS) this.#nudgeIn(again, again * 2)
    }, ms)
  }
}

function spread(seat: number | null): number {
  return SPREAD_MS * (1 + (seat ?? SPECTATORS_SPREAD))
}
