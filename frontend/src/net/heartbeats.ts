/**
 * Silence after which we ask whether we missed something. Messages are billed: after 15 seconds
 * instead of 25 the beats of a game would cost four times as much (`make bench`).
 */
export const QUIET_PLAYING_MS = 25_000
export const QUIET_IDLE_MS = 300_000

/**
 * Overdue deadlines: the first page nudges the server as soon as it must find the deadline passed;
 * the others wait, so that what follows can reach them before.
 */
export const FIRST_MS = 140
export const NEXT_MS = 400
const LAST_NUDGE_MS = 15_000

/** What the newest view says about when to send a beat. */
export interface HeartbeatSchedule {
  /** Whether a game runs. */
  playing: boolean
  /** When the server will do something of itself (a deadline, a bot), in ms of this device. */
  wakes: number | null
  /** How many other pages nudge before this one. */
  place: number
}

/** Heartbeats: a beat after silence, and when the server should have done something by now. */
export class Heartbeats {
  readonly #beat: () => void
  #quiet: ReturnType<typeof setTimeout> | undefined
  #nudge: ReturnType<typeof setTimeout> | undefined
  #schedule: HeartbeatSchedule = { playing: false, wakes: null, place: 0 }

  constructor(beat: () => void) {
    this.#beat = beat
  }

  /** A message came: the silence starts anew. */
  heard(): void {
    clearTimeout(this.#quiet)
    const quiet = this.#schedule.playing ? QUIET_PLAYING_MS : QUIET_IDLE_MS
    this.#quiet = setTimeout(() => {
      this.#beat()
      this.heard()
    }, quiet)
  }

  /** A new view came. */
  follow(schedule: HeartbeatSchedule, now: number = Date.now()): void {
    this.#schedule = schedule
    this.heard()
    clearTimeout(this.#nudge)
    if (schedule.wakes === null) return
    this.#nudgeIn(Math.max(0, schedule.wakes - now) + FIRST_MS + NEXT_MS * schedule.place)
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
