import type { Played, Replay } from '../protocol/records'
import { bytesOf, hexOf, hmacOf } from './luck'

const KEY = 'chain'

/**
 * The heads of a game's hash chain (domain/room/chain.py), from the replay: when seats were locked,
 * with the strings, and after each command.
 *
 * @throws RangeError when the seed is not hexadecimal.
 */
export async function headsMade(replay: Replay): Promise<string[]> {
  const seed = await hmacOf(bytesOf(replay.seed))
  const link = await hmacOf(await seed(bytes(KEY)))
  const made: string[] = []
  let head = new Uint8Array()
  for (const facts of links(replay)) {
    head = await link(new Uint8Array([...head, ...bytes(canonical(facts))]))
    made.push(hexOf(head))
  }
  return made
}

function* links(replay: Replay): Generator<object> {
  const { room, number, game, rules, salt } = replay
  const { commitment = '', chairs = [], luck_hashes = [], people = [] } = replay
  yield { room, number, commitment, game, chairs, luck_hashes }
  yield { rules, salt, people: people.map(person => person?.hash ?? null) }
  yield* replay.commands.map(entry)
}

function entry({ version, at, seat, bot, drawn, events, move, rules }: Played): object {
  return { version, at, seat, bot, drawn, events, move: move ?? null, rules: rules ?? 0 }
}

/** JSON with sorted names and no blanks: what is hashed. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
