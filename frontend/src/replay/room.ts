import type { Contents } from '../protocol/replay'
import type { ChairSeen, PlayingSeen, RoomView } from '../protocol/room'
import { nameOfPast } from '../room/names'
import type { Eyes } from './address'

const CHAIRS = [0, 1, 2, 3, 4, 5]

/** The room as a game's own table needs it, with who sat there then. */
export function roomAt(contents: Contents, step: number, eyes: Eyes, table: unknown): RoomView {
  const seat = typeof eyes === 'number' ? eyes : null
  return {
    code: contents.room,
    you: seat === null ? '' : personAt(seat),
    chair: seat === null ? null : (contents.chairs[seat] ?? null),
    seat,
    host: '',
    people: [],
    chairs: CHAIRS.map(chair => sitterAt(contents, contents.chairs.indexOf(chair))),
    settings: { game: contents.game, late: 'bot', pace: 'calm', animation: true, variants: [] },
    admission: 'open',
    players: { least: contents.chairs.length, most: contents.chairs.length },
    games: [contents.game],
    variants: [],
    number: contents.number,
    commitment: '',
    called: null,
    playing: playingAt(contents, step, table),
    past: [],
    removed: [],
  }
}

/** Who sat there: a person's own name, or the bot's. */
export function nameAt(contents: Contents, seat: number): string {
  return nameOfPast(contents, seat)
}

function playingAt({ number, game, chairs, steps }: Contents, step: number, table: unknown) {
  const playing: PlayingSeen = {
    number,
    game,
    chairs,
    kept: [],
    waits_for: steps[step]?.asked ?? [],
    turn: null,
    due: null,
    wakes: null,
    over: step === steps.length - 1,
    told: 0,
    log: [],
    head: '',
    table,
  }
  return playing
}

function sitterAt({ names }: Contents, seat: number): ChairSeen | null {
  const name = names[seat]
  if (name === undefined) return null
  const isBot = name === ''
  return {
    person: isBot ? null : personAt(seat),
    name,
    level: isBot ? 'medium' : null,
    online: true,
    lucky: true,
  }
}

function personAt(seat: number): string {
  return `seat-${seat}`
}
