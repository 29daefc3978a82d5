import { type Fact, number, numbers } from '../proof/facts'

const KINDS = 5

/** What gems each trader has behind the screen, as far as all facts tell. */
export class Screens {
  readonly #gems: number[][]

  constructor(players: number) {
    this.#gems = Array.from({ length: players }, () => Array<number>(KINDS).fill(0))
  }

  /** One after the other, by kind. */
  of(seat: number): number[] {
    return this.#row(seat).flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind))
  }

  remember(fact: Fact): void {
    if (fact.is === 'LotSold' || fact.is === 'GemsTaken') this.#add(fact, 'gems', 1)
    if (fact.is === 'IncomePaid') this.#add(fact, 'gems', -1)
    if (fact.is === 'GemSmuggled') this.#move(number(fact, 'seat'), number(fact, 'gem'), 1)
    if (fact.is === 'GemsSwapped') this.#swap(fact)
    if (fact.is === 'PocketPicked') this.#steal(fact)
  }

  #swap(fact: Fact) {
    this.#add(fact, 'back', -1)
    this.#add(fact, 'gems', 1)
  }

  #steal(fact: Fact) {
    if (fact.gem === null) return
    this.#move(number(fact, 'victim'), number(fact, 'gem'), -1)
    this.#move(number(fact, 'seat'), number(fact, 'gem'), 1)
  }

  #add(fact: Fact, field: string, sign: 1 | -1) {
    const seat = number(fact, 'seat')
    for (const [kind, count] of numbers(fact, field).entries()) this.#move(seat, kind, sign * count)
  }

  #move(seat: number, kind: number, by: number) {
    const row = this.#row(seat)
    const count = row[kind]
    if (count === undefined) throw new RangeError(`no gem ${kind}`)
    row[kind] = count + by
  }

  /** @throws RangeError for a seat that is none. */
  #row(seat: number): number[] {
    const row = this.#gems[seat]
    if (row === undefined) throw new RangeError(`no seat ${seat}`)
    return row
  }
}
