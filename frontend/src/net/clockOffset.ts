const KEPT = 8

/**
 * How far the server's clock is ahead of this device's, in ms (B-08).
 *
 * Every message says the server's time; it arrives late, never early, so among the last few the
 * greatest difference was the least delayed.
 */
export class ClockOffset {
  #samples: number[] = []
  #isDoubtful = false

  sample(serverNow: number, deviceNow: number = Date.now()): void {
    const before = this.#isDoubtful ? [] : this.#samples
    this.#isDoubtful = false
    this.#samples = [...before, serverNow - deviceNow].slice(-KEPT)
  }

  /** The device's clock may have been set while it slept: only what comes next counts. */
  distrust(): void {
    this.#isDoubtful = true
  }

  get ms(): number {
    return this.#samples.length === 0 ? 0 : Math.max(...this.#samples)
  }
}
