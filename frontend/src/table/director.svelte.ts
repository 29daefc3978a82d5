import type { PlayingSeen } from '../protocol/room'
import { type Beat, beatsBetween, merged, type Telling } from './beats'
import { releaseFocus } from './focus'
import { DOCKED_MS, isHurried, LIMITS, lengths, MOST_DOCKED, quiet, waitsFor } from './pacing'
import type { Tempo } from './tempo.svelte'

/** For whom a table is told. `still`: nothing moves and nothing is waited for. */
export interface Audience {
  seat: number | null
  kinds: Telling['kinds']
  tempo: Tempo
  still: boolean
  /** ms by the server's clock. */
  now: () => number
  isHidden: () => boolean
}

interface Coming {
  playing: PlayingSeen
  /** When it came, ms by this device's clock. */
  at: number
}

/**
 * Shows the views of a game one after another and tells what happened between them. While a beat is
 * told, the table before it stands still and asks nothing; then, or after a tap, the next is shown.
 * Whoever is late, away or pressed for time gets the newest at once, and reads the rest in passing.
 */
export class Director {
  /** What the table shows, null before the first view. */
  shown = $state.raw<PlayingSeen | null>(null)
  /** What has been told, or is just being told: what one may hear. */
  heard = $state.raw<PlayingSeen | null>(null)
  beat = $state.raw<Beat | null>(null)
  /** Whether the table stands still for the beat. */
  holds = $state(false)
  /** When a tap last ended the telling, ms: a second tap is not meant for what is there now. */
  tappedAt = Number.NEGATIVE_INFINITY

  #audience: Audience | null = null
  #behind: Coming[] = []
  #beats: Beat[] = []
  #lengths: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  see(playing: PlayingSeen, audience: Audience): void {
    this.#audience = audience
    if (this.#follows(playing)) this.#take(playing)
    else this.#begin(playing)
  }

  /** The reader has seen enough of this beat. */
  readonly goOn = (): void => {
    if (this.beat === null) return
    if (this.holds && this.#beats.length === 0) this.tappedAt = Date.now()
    this.#tell()
  }

  /** Shows the newest at once; what is still to be told is told beside it. */
  catchUp(): void {
    const newest = this.#newest()
    if (newest === null || this.heard === null) return
    const missed = beatsBetween(this.heard, newest, this.#kinds())
    const untold = this.holds ? [...this.#current(), ...this.#beats, ...missed] : missed
    const wasHolding = this.holds
    this.#behind = []
    this.#show(newest)
    if (wasHolding) this.#quit()
    this.#dock(untold)
  }

  leave(): void {
    this.#quit()
    this.#behind = []
  }

  #follows({ number, told }: PlayingSeen): boolean {
    return this.heard !== null && this.heard.number === number && told >= this.heard.told
  }

  #take(playing: PlayingSeen): void {
    this.#push(playing)
    if (this.#isLate()) this.catchUp()
    else if (!this.holds) this.#next()
  }

  #begin(playing: PlayingSeen): void {
    this.leave()
    this.#show(playing)
  }

  #push(playing: PlayingSeen): void {
    const last = this.#behind.at(-1)
    if (last?.playing.told === playing.told) last.playing = playing
    else this.#behind.push({ playing, at: Date.now() })
  }

  #newest(): PlayingSeen | null {
    return this.#behind.at(-1)?.playing ?? this.heard
  }

  #isLate(): boolean {
    const [audience, newest, first] = [this.#audience, this.#newest(), this.#behind[0]]
    if (audience === null || newest === null) return false
    const { behind, views } = LIMITS[audience.tempo]
    const waited = first === undefined ? 0 : Date.now() - first.at
    const isBehind = this.#behind.length > views || waited > behind
    return isBehind || audience.isHidden() || isHurried(newest, audience.seat, audience.now())
  }

  #next(): void {
    for (let to = this.#step(); to !== null; to = this.holds ? null : this.#step()) {
      const beats = this.#told(to)
      if (this.#mustHold(beats, to)) this.#hold(to, beats)
      else this.#pass(to, beats)
    }
  }

  #pass(to: PlayingSeen, beats: readonly Beat[]): void {
    this.#show(to)
    this.#dock(beats)
  }

  /** The next view; of a run of mere bids the last. */
  #step(): PlayingSeen | null {
    let coming = this.#behind.shift()
    while (coming && this.#behind[0] && this.#isRun(this.#behind[0].playing))
      coming = this.#behind.shift()
    return coming?.playing ?? null
  }

  #isRun(to: PlayingSeen): boolean {
    return this.#told(to).every(({ kind }) => kind === 'raised')
  }

  #told(to: PlayingSeen): Beat[] {
    return this.heard === null ? [] : beatsBetween(this.heard, to, this.#kinds())
  }

  #mustHold(beats: readonly Beat[], to: PlayingSeen): boolean {
    const audience = this.#audience
    if (audience === null || audience.still) return false
    const told = beats.filter(beat => waitsFor(beat, audience.tempo) && !this.#isOwn(beat))
    return told.some(({ kind }) => kind !== 'raised' || !this.#asks(to))
  }

  #asks({ waits_for }: PlayingSeen): boolean {
    const seat = this.#audience?.seat ?? null
    return seat !== null && waits_for.includes(seat)
  }

  /** What one has just bid oneself one need not be told. */
  #isOwn({ kind, seats }: Beat): boolean {
    return kind === 'raised' && seats.length === 1 && seats[0] === this.#audience?.seat
  }

  #hold(to: PlayingSeen, beats: readonly Beat[]): void {
    const told = beats.filter(beat => !this.#isOwn(beat))
    releaseFocus()
    if (this.shown) this.shown = quiet(this.shown)
    this.heard = to
    this.holds = true
    this.#beats = told
    this.#lengths = lengths(told, this.#audience?.tempo ?? 'calm')
    this.#tell()
  }

  #dock(beats: readonly Beat[]): void {
    const fresh = beats.filter(beat => !this.#isOwn(beat))
    if (fresh.length === 0) return
    const all = merged([...this.#current(), ...this.#beats, ...fresh])
    const isNew = this.beat === null || all[0] !== this.beat
    this.#beats = (isNew ? all : all.slice(1)).slice(-MOST_DOCKED)
    this.#lengths = []
    if (isNew) this.#tell()
  }

  #current(): Beat[] {
    return this.beat === null ? [] : [this.beat]
  }

  #tell(): void {
    clearTimeout(this.#timer)
    const [beat, ms] = [this.#beats.shift(), this.#lengths.shift() ?? DOCKED_MS]
    if (beat !== undefined) this.beat = beat
    if (beat === undefined) this.#end()
    else this.#timer = setTimeout(() => this.#tell(), ms)
  }

  #end(): void {
    const held = this.holds
    this.#quit()
    if (!held || this.heard === null) return
    this.#show(this.heard)
    if (this.#isLate()) this.catchUp()
    else this.#next()
  }

  #quit(): void {
    clearTimeout(this.#timer)
    this.beat = null
    this.holds = false
    this.#beats = []
    this.#lengths = []
  }

  #show(playing: PlayingSeen): void {
    if (this.holds || stageOf(this.shown) !== stageOf(playing)) releaseFocus()
    this.shown = playing
    this.heard = playing
  }

  #kinds(): Telling['kinds'] {
    return this.#audience?.kinds ?? {}
  }
}

/** What a game's table is at; every game has it so. */
function stageOf(playing: PlayingSeen | null): unknown {
  const table = playing?.table as { stage?: { is?: unknown } } | undefined
  return table?.stage?.is
}
