import type { Contents, Sight } from '../protocol/replay'
import type { Eyes } from './address'
import { sightsOf } from './api'

/** Steps are asked for in blocks that begin where every page's do, so that caches can serve them. */
export const BLOCK = 50

/** A cache of a game's steps: the tables fetched so far, for each pair of eyes. */
export class StepCache {
  readonly #contents: Contents
  readonly #held = new Map<Eyes, Sight[]>()
  readonly #coming = new Map<string, Promise<void>>()

  constructor(contents: Contents) {
    this.#contents = contents
  }

  at(eyes: Eyes, step: number): Sight | undefined {
    return this.#held.get(eyes)?.[step]
  }

  /** Fetches until that step is held. Asked twice it is fetched once; a failure may be retried. */
  async fetch(eyes: Eyes, step: number): Promise<void> {
    while (this.at(eyes, step) === undefined) await this.#more(eyes, this.#missingIn(eyes, step))
  }

  /** The first step that is missing in the block of this one; an answer may have been cut short. */
  #missingIn(eyes: Eyes, step: number): number {
    let missing = step - (step % BLOCK)
    while (this.at(eyes, missing) !== undefined) missing += 1
    return missing
  }

  #more(eyes: Eyes, from: number): Promise<void> {
    const name = `${eyes} ${from}`
    const coming = this.#coming.get(name) ?? this.#fetchBlock(eyes, from)
    this.#coming.set(name, coming)
    return coming.finally(() => this.#coming.delete(name))
  }

  async #fetchBlock(eyes: Eyes, from: number): Promise<void> {
    const count = BLOCK - (from % BLOCK)
    const sights = await sightsOf(this.#contents, from, count, eyes)
    if (sights.length === 0) throw new Error(`nothing at step ${from}`)
    const held = this.#held.get(eyes) ?? []
    for (const [at, sight] of sights.entries()) held[from + at] = sight
    this.#held.set(eyes, held)
  }
}
