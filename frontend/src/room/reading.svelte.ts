import type { ChatLine } from '../wire/room'
import { isHidden } from './hidden.svelte'

/** How far I have read. What was said before I came counts as read. */
export class Reading {
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
    const isNew = line.seq > this.#read && line.at > this.#came
    return isNew && line.person !== this.#me() && !isHidden(line.person)
  }
}
