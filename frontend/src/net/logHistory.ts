import { LOG_LINES } from '../protocol/facts/room.json'
import type { Line as LogLine, RoomView } from '../protocol/room'

/** A game's whole log: views bring its newest lines only, those before are kept here. */
export class LogHistory {
  #number = 0
  #told = 0
  #lines: LogLine[] = []

  /** The view with all lines received so far, and whether some are missing among them. */
  complete(view: RoomView): { view: RoomView; misses: boolean } {
    const { playing } = view
    if (playing === null) return { view, misses: false }
    const first = playing.told - playing.log.length
    const before = playing.number === this.#number ? this.#before(first) : null
    const log = [...(before ?? []), ...playing.log].slice(-LOG_LINES)
    this.#number = playing.number
    this.#told = playing.told
    this.#lines = log
    const misses = log.length < Math.min(playing.told, LOG_LINES)
    return { view: { ...view, playing: { ...playing, log } }, misses }
  }

  /** Those before this one (counted from 0); null if they do not reach up to it. */
  #before(first: number): LogLine[] | null {
    if (first > this.#told) return null
    const kept = first - (this.#told - this.#lines.length)
    return kept > 0 ? this.#lines.slice(0, kept) : []
  }
}
