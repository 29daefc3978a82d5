import type { ChatLine } from '../protocol/room'
import { isNewsFor } from './news'

const LEAST_MS = 4_000
const A_CHARACTER_MS = 70
const MOST_MS = 9_000

/** What has just been said: the newest line of each other person, as long as it takes to read it. */
export class Hearing {
  #fresh = $state.raw<readonly ChatLine[]>([])
  #heard = 0
  readonly #came: number
  readonly #me: () => string

  constructor(came: number, me: () => string) {
    this.#came = came
    this.#me = me
  }

  hear(lines: readonly ChatLine[]): void {
    const news = lines.filter(line => line.seq > this.#heard)
    this.#heard = news.at(-1)?.seq ?? this.#heard
    for (const line of news) if (isNewsFor(this.#me(), this.#came, line)) this.#show(line)
  }

  /** All that stands over the chairs goes: it is read in the chat. */
  hush(): void {
    this.#fresh = []
  }

  by(person: string): ChatLine | undefined {
    return this.#fresh.find(line => line.person === person)
  }

  #show(line: ChatLine): void {
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
