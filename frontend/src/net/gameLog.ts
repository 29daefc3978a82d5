import type { LogPage } from '../protocol/records'
import type { Line, PlayingSeen } from '../protocol/room'

/** A log line, its number in the whole log (from 1), and its round, where that is known. */
export interface NumberedLine {
  number: number
  round: number | null
  line: Line
}

type Ask = (number: number, from: number) => Promise<LogPage>

/** The whole log of the game on the table: what views brought, and what was asked for. */
export class GameLog {
  #game = 0
  #told = 0
  #lines = new Map<number, NumberedLine>()

  /** A view's lines. What the server has told of a line already says its round. */
  see({ number, told, log }: Pick<PlayingSeen, 'number' | 'told' | 'log'>, round: number | null) {
    if (number !== this.#game) this.#lines.clear()
    this.#game = number
    this.#told = told
    const first = told - log.length + 1
    for (const [at, line] of log.entries()) {
      if (!this.#lines.has(first + at)) this.#put(first + at, line, round)
    }
  }

  /** All lines that are here, in order. */
  get lines(): NumberedLine[] {
    return [...this.#lines.values()].sort((a, b) => a.number - b.number)
  }

  get isWhole(): boolean {
    return this.#lines.size >= this.#told
  }

  /** Asks for what is missing; whatever comes meanwhile is kept. */
  async complete(ask: Ask): Promise<void> {
    const game = this.#game
    for (let from = this.#missing(); from < this.#told; from = this.#missing()) {
      const page = await ask(game, from)
      if (game !== this.#game || page.lines.length === 0) return
      for (const [at, { line, round }] of page.lines.entries())
        this.#put(page.first + at + 1, line, round)
    }
  }

  #put(number: number, line: Line, round: number | null): void {
    this.#lines.set(number, { number, line, round })
  }

  /** The first that is not here, counted from 0. */
  #missing(): number {
    let at = 0
    while (this.#lines.has(at + 1)) at += 1
    return at
  }
}
