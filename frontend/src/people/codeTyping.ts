const DIGITS = 6

/** When a code that is being typed is tried: each try counts, and there are few. */
export class CodeTyping {
  #refused = ''
  #byHand = false

  /** Another code is on its way. */
  anew(): void {
    this.#refused = ''
    this.#byHand = false
  }

  refused(code: string): void {
    this.#refused = digitsOf(code)
    this.#byHand = true
  }

  /** Sent once more, a refused code would only cost another try. */
  isWorthATry(code: string): boolean {
    return digitsOf(code) !== this.#refused
  }

  /**
   * A whole code needs no button: it is pasted, or filled in by the device. One that was refused
   * is corrected digit by digit, and whole after each of them: it waits for the button.
   */
  goesByItself(code: string): boolean {
    const digits = digitsOf(code)
    if (digits === '') this.#byHand = false
    return !this.#byHand && digits.length === DIGITS && this.isWorthATry(code)
  }
}

/** Wide digits of a Chinese keyboard are digits. */
function digitsOf(code: string): string {
  return code.normalize('NFKC').replace(/\D/g, '')
}
