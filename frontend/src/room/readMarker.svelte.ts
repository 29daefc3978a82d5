import type { ChatLine } from '../protocol/room'
import { isNewFor } from './newMessages'

/** How far the chat is read. What was said before I came counts as read. */
export class ReadMarker {
  #read = $state(0)
  readonly #came: number
  readonly #me: () => string

  constructor(came: number, me: () => string) {
    this.#came = came
    this.#me = me
  }

  unread(lines: readonly ChatLine[]): number {
    return lines.filter(line => this.#isNews(line)).length
  }

  upTo(lines: readonly ChatLine[]): void {
    this.#read = lines.at(-1)?.seq ?? this.#read
  }

  #isNews(line: ChatLine): boolean {
    return line.seq > this.#read && isNewFor(this.#me(), this.#came, line)
  }
}
