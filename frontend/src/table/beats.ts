import type { Line, PlayingSeen } from '../protocol/room'

/**
 * What is told between two views, of all games alike. `noted`: said by the way, nobody waits for it.
 */
export type BeatKind =
  | 'raised'
  | 'hammer'
  | 'opened'
  | 'rolled'
  | 'sold'
  | 'unsold'
  | 'forced'
  | 'defaulted'
  | 'nobody'
  | 'refused'
  | 'traded'
  | 'income'
  | 'dice'
  | 'starter'
  | 'settled'
  | 'ended'
  | 'noted'

/** One thing that happened: a line of the log, and whom it is about (of a raise, all who bid). */
export interface Beat {
  kind: BeatKind
  line: Line
  seats: readonly number[]
}

/** Where a sale ends: whose the lot is now, and who is paid for it; null is the bank. */
export interface HandedOver {
  owner: number
  payees: readonly (number | null)[]
}

/** What a game tells, by the keys of its log's lines, and in which words. */
export interface Telling {
  kinds: Readonly<Record<string, BeatKind>>
  words: (line: Line, nameOf: (seat: number) => string) => string
  /** Null for a line that hands over nothing that lies on the table. */
  handedOver?: (line: Line) => HandedOver | null
}

/** A sale by the bank, which all is paid to, for a line of one of these keys. */
export function soldByBank(
  { key, numbers }: Line,
  keys: readonly string[],
  price: number,
): HandedOver | null {
  const { seat } = numbers
  if (!keys.includes(key) || typeof seat !== 'number') return null
  return { owner: seat, payees: price > 0 ? [null] : [] }
}

type Logged = Pick<PlayingSeen, 'told' | 'log'>

/** What happened between two views, in order; bids one after another are one beat. */
export function beatsBetween(before: Logged, after: Logged, kinds: Telling['kinds']): Beat[] {
  return merged(newLines(before, after).flatMap(line => beatOf(line, kinds)))
}

/** Bids that follow each other are told as one: how many bid, and up to what. */
export function merged(beats: readonly Beat[]): Beat[] {
  const told: Beat[] = []
  for (const beat of beats) {
    const last = told.at(-1)
    if (last?.kind === 'raised' && beat.kind === 'raised') told[told.length - 1] = raise(last, beat)
    else told.push(beat)
  }
  return told
}

/** The log is a window on its end: of a longer gap only what is left in it is told. */
function newLines(before: Logged, after: Logged): readonly Line[] {
  const fresh = Math.max(0, after.told - before.told)
  return after.log.slice(Math.max(0, after.log.length - fresh))
}

function beatOf(line: Line, kinds: Telling['kinds']): Beat[] {
  const kind = Object.hasOwn(kinds, line.key) ? kinds[line.key] : undefined
  const { seat } = line.numbers
  return kind ? [{ kind, line, seats: typeof seat === 'number' ? [seat] : [] }] : []
}

function raise(earlier: Beat, later: Beat): Beat {
  const seats = [...new Set([...earlier.seats, ...later.seats])]
  if (seats.length === 1) return later
  const numbers = { ...later.line.numbers, count: seats.length }
  return { kind: 'raised', line: { key: 'raised', numbers }, seats }
}
