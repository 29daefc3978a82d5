import type { ChairSeen, PlayingSeen, RoomView } from '../protocol/room'

/** For tests: a lobby of six empty chairs, watched by "me", with whatever a test changes. */
export function lobby(changes: Partial<RoomView> = {}): RoomView {
  return {
    code: 'ABCDEF',
    you: 'me',
    chair: null,
    seat: null,
    host: 'me',
    people: [{ person: 'me', name: 'Ann', online: true, muted: false, let: false }],
    chairs: [null, null, null, null, null, null],
    settings: { game: 'tycoon', late: 'bot', pace: 'calm', animation: true, variants: [] },
    admission: 'open',
    players: { least: 3, most: 6 },
    games: ['tycoon'],
    variants: [],
    number: 1,
    commitment: 'c0ffee',
    called: null,
    playing: null,
    past: [],
    removed: [],
    ...changes,
  }
}

/** For tests: a person or a bot in a chair. */
export function sitter(changes: Partial<ChairSeen> = {}): ChairSeen {
  return { person: 'me', name: 'Ann', level: null, online: true, lucky: true, ...changes }
}

export const BOT = sitter({ person: null, name: '', level: 'medium', lucky: false })
export const BOB = sitter({ person: 'bob', name: 'Bob' })

/** For tests: Ann (me, the host) in chair 0, Bob in chair 2, a bot in chair 5; a game runs. */
export function table(playing: Partial<PlayingSeen> = {}, room: Partial<RoomView> = {}): RoomView {
  return lobby({
    chair: 0,
    seat: 0,
    chairs: [sitter(), null, BOB, null, null, BOT],
    people: [
      { person: 'me', name: 'Ann', online: true, muted: false, let: false },
      { person: 'bob', name: 'Bob', online: true, muted: false, let: false },
      { person: 'cat', name: 'Cat', online: true, muted: false, let: false },
    ],
    playing: {
      number: 1,
      game: 'tycoon',
      chairs: [0, 2, 5],
      kept: [],
      waits_for: [1],
      turn: 4,
      due: null,
      wakes: null,
      over: false,
      told: 0,
      log: [],
      table: {},
      head: '',
      ...playing,
    },
    ...room,
  })
}
