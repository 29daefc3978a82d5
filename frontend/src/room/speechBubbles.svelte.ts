import type { ChatLine } from '../protocol/room'
import { isNewFor } from './newMessages'

const LEAST_MS = 4_000
const A_CHARACTER_MS = 70
const MOST_MS = 9_000

/** Speech bubbles over the chairs: each other person's newest chat line, as long as it takes to read. */
export class SpeechBubbles {
  #fresh = $state.raw<readonly ChatLine[]>([])
  #seen = 0
  readonly #came: number
  readonly #me: () => string

  constructor(came: number, me: () => string) {
    this.#came = came
    this.#me = me
  }

  show(lines: readonly ChatLine[]): void {
    const news = lines.filter(line => line.seq > this.#seen)
    this.#seen = news.at(-1)?.seq ?? this.#seen
    for (const line of news) if (isNewFor(this.#me(), this.#came, line)) this.#put(line)
  }

  /** None is needed while the chat is open. */
  clear(): void {
    this.#fresh = []
  }

  by(person: string): ChatLine | undefined {
    return this.#fresh.find(line => line.person === person)
  }

  #put(line: ChatLine): void {
    this.#fresh = [...this.#without(other => other.person === line.person), line]
    setTimeout(() => {
      this.#fresh = this.#without(other => other === line)
    }, readingTime(line.text))
  }

  #without(gone: (line: ChatLine) => boolean): ChatLine[] {
    return this.#fresh.filter(line => !gone(line))
  }
}

function readingTime(text: string): number {
  return Math.min(MOST_MS, LEAST_MS + text.length * A_CHARACTER_MS)
}
