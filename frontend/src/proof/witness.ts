import type { Played, Replay } from '../protocol/records'
import { headsMade } from './chain'
import { commitmentOf, hashOf } from './luck'

/** What this browser saw before and during a game: its commitment, and heads of its chain. */
export interface Seen {
  commitment: string
  heads: readonly string[]
}

/** How a seat's string stands to the hash that was bound before any was revealed. */
export type Bound = 'revealed' | 'other' | 'withheld' | 'open' | 'none'

/** How a seat's name stands to the deal. */
export type Sitter = 'bot' | 'named' | 'removed' | 'other'

/** One finding; `holds` as in checks.ts. */
export type Binding = { holds: boolean | null } & (
  | { is: 'order'; version: number | null }
  | { is: 'bound'; seats: Bound[] }
  | { is: 'people'; seats: Sitter[] }
  | { is: 'head'; made: string; told: string }
  | { is: 'unchained' }
  | { is: 'seen'; seen: string; published: string }
  | { is: 'head-seen'; seen: string; later: number | null }
)

const FORMAT_OF_CHAINS = 4
const HOLDS: Readonly<Record<Bound | Sitter, boolean | null>> = {
  revealed: true,
  withheld: true,
  none: true,
  open: null,
  bot: true,
  named: true,
  removed: true,
  other: false,
}

/**
 * A replay against what was seen while its game ran, and what its chain binds beside the moves:
 * the same as infra/replays/verify/witness.py finds.
 */
export async function* bindings(replay: Replay, seen: Seen): AsyncGenerator<Binding> {
  yield order(replay.commands)
  const made = await headsMade(replay)
  yield* chain(replay, made.at(-1) ?? '')
  yield await commitmentSeen(replay, seen.commitment)
  yield* headsSeen(made, seen.heads)
}

function order(commands: readonly Played[]): Binding {
  const late = commands.find((one, at) => {
    const before = commands[at - 1] ?? one
    return one.version < before.version || (one.version === before.version && one.at !== before.at)
  })
  return { is: 'order', holds: late === undefined, version: late?.version ?? null }
}

async function* chain(replay: Replay, made: string): AsyncGenerator<Binding> {
  const told = replay.head ?? ''
  const people = replay.people ?? []
  if (people.length === 0 && told === '') {
    yield { is: 'unchained', holds: null }
  } else if (replay.format < FORMAT_OF_CHAINS || people.length !== replay.names.length) {
    yield { is: 'people', holds: false, seats: [] }
  } else {
    yield await strings(replay)
    yield await sitters(replay)
    yield { is: 'head', holds: made === told, made, told }
  }
}

async function strings({ salt, names, luck_hashes = [] }: Replay): Promise<Binding> {
  const found = salt.split('|')
  const hashes = luck_hashes.length > 0 ? luck_hashes : names.map(() => '')
  if (found.length !== names.length || hashes.length !== names.length)
    return { is: 'bound', holds: false, seats: [] }
  const seats = await Promise.all(found.map((string, seat) => bound(string, hashes[seat] ?? '')))
  return { is: 'bound', holds: worst(seats), seats }
}

async function bound(string: string, hash: string): Promise<Bound> {
  if (string && hash) return (await hashOf(string)) === hash ? 'revealed' : 'other'
  if (hash) return 'withheld'
  return string ? 'open' : 'none'
}

async function sitters(replay: Replay): Promise<Binding> {
  const seats = await Promise.all(replay.names.map((name, seat) => sitter(replay, seat, name)))
  return { is: 'people', holds: worst(seats), seats }
}

async function sitter({ people, commands }: Replay, seat: number, name: string): Promise<Sitter> {
  const person = people[seat] ?? null
  if (person === null) {
    const moved = commands.some(one => one.seat === seat && !one.bot)
    return name === '' && !moved ? 'bot' : 'other'
  }
  if (name === '' && person.salt === '') return 'removed'
  return (await hashOf(`${person.salt}\n${name}`)) === person.hash ? 'named' : 'other'
}

function worst(seats: readonly (Bound | Sitter)[]): boolean | null {
  const holds = seats.map(seat => HOLDS[seat])
  if (holds.includes(false)) return false
  return holds.includes(null) ? null : true
}

async function commitmentSeen({ seed, commitment }: Replay, seen: string): Promise<Binding> {
  const made = await commitmentOf(seed)
  const published = commitment ?? ''
  const holds = seen === '' ? null : seen === made && (published === '' || published === made)
  return { is: 'seen', holds, seen, published }
}

/** An earlier head than the last holds the game up to there: a later one may hold the rest. */
function* headsSeen(made: readonly string[], seen: readonly string[]): Generator<Binding> {
  if (seen.length === 0) yield { is: 'head-seen', holds: null, seen: '', later: null }
  const newest = Math.max(...seen.map(head => made.indexOf(head)))
  for (const head of seen) {
    const at = made.indexOf(head)
    const later = at < 0 ? null : made.length - 1 - at
    const holds = at < 0 ? false : at < newest || later === 0 ? true : null
    yield { is: 'head-seen', holds, seen: head, later }
  }
}
