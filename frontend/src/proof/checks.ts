import { load } from '../games'
import type { Played, Replay } from '../protocol/records'
import type { Brought } from './brought'
import { type Draw, type Redraw, same } from './draws'
import { factOf } from './facts'
import { commitmentOf, type Luck, luckOf } from './luck'
import type { Binding } from './witness'

/** One finding. `holds` null: it cannot be known, from this replay or by this browser. */
export type Check = Binding | ChanceCheck

type ChanceCheck = { holds: boolean | null } & (
  | { is: 'commitment'; published: string; made: string }
  | { is: 'own'; luck: string; seat: number | null }
  | { is: 'strings'; strings: string[]; seats: number }
  | { is: 'draw'; command: number; draw: Draw }
  | { is: 'count'; command: number; told: number; made: number }
  | { is: 'counts'; commands: number; drawn: number }
  | { is: 'unreadable'; command: number }
)

/** The chance of a game: every check in order, those after a failed one too. */
export async function* checks(replay: Replay, brought: readonly Brought[]): AsyncGenerator<Check> {
  yield await commitment(replay)
  yield* ofMine(replay, brought)
  yield strings(replay)
  yield* draws(replay)
}

async function commitment(replay: Replay): Promise<Check> {
  const published = replay.commitment ?? ''
  const made = await commitmentOf(replay.seed)
  const holds = published === '' ? null : published === made
  return { is: 'commitment', holds, published, made }
}

/** The string this browser brought is in the salt. */
function* ofMine(replay: Replay, brought: readonly Brought[]): Generator<Check> {
  const mine = brought.at(-1)
  if (mine === undefined) return
  const seat = replay.salt.split('|').indexOf(mine.luck)
  yield { is: 'own', holds: seat >= 0, luck: mine.luck, seat: seat < 0 ? null : seat }
}

function strings(replay: Replay): Check {
  const found = replay.salt.split('|')
  const seats = replay.names.length
  return { is: 'strings', holds: found.length === seats, strings: found, seats }
}

async function* draws(replay: Replay): AsyncGenerator<Check> {
  const redraw = (await load(replay.game, 'proof'))?.redrawing(replay.names.length)
  const from = await luckOf(replay.seed, replay.salt)
  let drawn = 0
  let isWhole = redraw !== undefined
  for (const [at, played] of replay.commands.entries()) {
    if (redraw === undefined) break
    for await (const check of ofCommand(at + 1, played, redraw, from(drawn))) {
      if (check.is === 'count') isWhole = false
      yield check
    }
    drawn = played.drawn
  }
  yield { is: 'counts', holds: isWhole, commands: replay.commands.length, drawn }
}

async function* ofCommand(
  command: number,
  played: Played,
  redraw: Redraw,
  luck: Luck,
): AsyncGenerator<Check> {
  try {
    for (const event of played.events) {
      const found = await redraw(factOf(event), played.seat, luck)
      for (const draw of found) yield { is: 'draw', holds: same(draw), command, draw }
    }
  } catch {
    yield { is: 'unreadable', holds: false, command }
  }
  if (luck.drawn !== played.drawn)
    yield { is: 'count', holds: false, command, told: played.drawn, made: luck.drawn }
}

export type Outcome = 'checked' | 'failed' | 'unknown'

/** What came of all, as `infra.replays.verify` says it. */
export function outcomeOf(found: readonly Check[]): Outcome {
  if (found.some(check => check.holds === false)) return 'failed'
  return found.every(check => check.holds === true) ? 'checked' : 'unknown'
}
