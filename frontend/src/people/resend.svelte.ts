/** How long one waits for a mail before one may ask for another, in seconds. */
export const PATIENCE = 30

/** Counts down to when another mail may be asked for. */
export class Resend {
  left = $state(0)
  #tick: ReturnType<typeof setInterval> | undefined

  begin(): void {
    this.stop()
    this.left = PATIENCE
    this.#tick = setInterval(() => {
      this.left -= 1
      if (this.left <= 0) this.stop()
    }, 1_000)
  }

  stop(): void {
    clearInterval(this.#tick)
  }
}
