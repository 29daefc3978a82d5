import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, AnyMessage, ChatLine, PlayingSeen, RoomView } from '../protocol/room'
import { lobby } from '../room/fixtures'
import { FakeSocket } from './fakeSocket'
import { QUIET_IDLE_MS, QUIET_PLAYING_MS } from './heartbeats'
import { ANSWER_TIMEOUT_MS } from './pendingCommands'
import {
  FRESH_MS,
  HANDOVER_MS,
  ReconnectingSocket,
  SILENCE_TIMEOUT_MS,
  type SocketState,
  scheduleOf,
} from './reconnectingSocket'

let sockets: FakeSocket[]
let views: RoomView[]
let said: ChatLine[]
let states: SocketState[]
let why: Answer | undefined
let room: ReconnectingSocket

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  sockets = []
  views = []
  said = []
  states = []
  why = undefined
  room = new ReconnectingSocket(dial, () => ({ token: 'secret', room: 'ABCDEF' }), {
    view: view => views.push(view),
    chat: lines => said.push(...lines),
    state: (state, reason) => {
      states.push(state)
      why = reason
    },
  })
  room.connect()
  return () => {
    room.end()
    vi.useRealTimers()
  }
})

function dial(): FakeSocket {
  const socket = new FakeSocket()
  sockets.push(socket)
  return socket
}

function newest(): FakeSocket {
  const socket = sockets.at(-1)
  if (socket === undefined) throw new Error('nobody dialled')
  return socket
}

function show(version: number, view: RoomView = lobby(), now = Date.now()): void {
  newest().says({ is: 'view', version, now, view, answers: null })
}

function game(changes: Partial<PlayingSeen> = {}): RoomView {
  const sitter = { person: 'me', name: 'Ann', level: null, online: true, lucky: true }
  const bot = { person: null, name: '', level: 'easy' as const, online: true, lucky: false }
  const playing: PlayingSeen = {
    number: 1,
    game: 'tycoon',
    chairs: [0, 2],
    kept: [],
    waits_for: [0],
    turn: 1,
    due: null,
    wakes: null,
    over: false,
    told: 0,
    log: [],
    head: '',
    table: {},
    ...changes,
  }
  return lobby({ chair: 0, seat: 0, chairs: [sitter, null, bot, null, null, null], playing })
}

describe('coming in', () => {
  it('says hello with token, room and no version at first', () => {
    newest().onopen?.()
    expect(newest().sent[0]).toMatchObject({
      is: 'hello',
      token: 'secret',
      room: 'ABCDEF',
      version: null,
    })
  })

  it('is live once the hello is answered', () => {
    newest().welcomes()
    expect(states).toEqual(['live'])
  })

  it('ends where the room does not exist, and says why', () => {
    newest().onopen?.()
    newest().answers(String(newest().sent[0]?.id), 'no-such-room')
    expect(states).toEqual(['ended'])
    expect(why?.error).toBe('no-such-room')
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('ends in a room that has expired, also while one is in it (B-24)', () => {
    newest().welcomes()
    newest().says({ is: 'answer', id: '', error: 'room-expired', numbers: { expired: 5 } })
    expect(states).toEqual(['live', 'ended'])
    expect(why?.numbers).toEqual({ expired: 5 })
  })

  it('tries again when the server is busy', () => {
    newest().onopen?.()
    newest().answers(String(newest().sent[0]?.id), 'busy')
    vi.advanceTimersByTime(1_000)
    expect(sockets).toHaveLength(2)
  })

  it('tries again when only newer code can read the room, and says so meanwhile', () => {
    newest().onopen?.()
    newest().answers(String(newest().sent[0]?.id), 'room-is-newer')
    expect(states).toEqual(['lost'])
    expect(why?.error).toBe('room-is-newer')
    vi.advanceTimersByTime(1_000)
    expect(sockets).toHaveLength(2)
  })

  it('tries again when nobody answers the hello', () => {
    newest().onopen?.()
    vi.advanceTimersByTime(11_000)
    expect(sockets[0]?.isClosed).toBe(true)
    expect(sockets).toHaveLength(2)
  })
})

describe('views', () => {
  it('keeps the newest and drops the older', () => {
    newest().welcomes()
    show(5, lobby({ number: 5 }))
    show(4, lobby({ number: 4 }))
    show(6, lobby({ number: 6 }))
    expect(views.map(view => view.number)).toEqual([5, 6])
  })

  it('measures how far the server is ahead, by the least delayed message', () => {
    newest().welcomes()
    show(1, lobby(), Date.now() + 400)
    show(2, lobby(), Date.now() + 350)
    expect(room.offset.ms).toBe(400)
  })

  it('passes the chat on', () => {
    newest().welcomes()
    const spoken = { seq: 1, at: 1, person: 'x', name: 'X', text: '<b>hi</b>', voice: null }
    newest().says({ is: 'chat', lines: [spoken] })
    expect(said).toEqual([spoken])
  })

  it('is not confused by what is no message', () => {
    newest().welcomes()
    newest().onmessage?.({ data: 'not json' })
    expect(states).toEqual(['live'])
  })
})

describe('commands', () => {
  it('resolve with their own answer', async () => {
    newest().welcomes()
    const first = room.ask({ is: 'Start' })
    const second = room.ask({ is: 'Stand' })
    newest().answers(String(newest().sent[2]?.id), 'not-seated')
    newest().answers(String(newest().sent[1]?.id))
    expect((await first).error).toBeNull()
    expect((await second).error).toBe('not-seated')
  })

  it('may be answered by the view that shows what came of them, which is seen first', async () => {
    newest().welcomes()
    const answer = room.ask({ is: 'Start' })
    const id = String(newest().sent[1]?.id)
    const seen = answer.then(() => views.length)
    newest().says({ is: 'view', version: 8, now: Date.now(), view: lobby(), answers: id })
    expect((await answer).error).toBeNull()
    expect(await seen).toBe(1)
  })

  it('are answered by a view too old to be shown as well', async () => {
    newest().welcomes()
    show(9)
    const answer = room.ask({ is: 'Start' })
    const id = String(newest().sent[1]?.id)
    newest().says({ is: 'view', version: 8, now: Date.now(), view: lobby(), answers: id })
    expect((await answer).error).toBeNull()
    expect(views).toHaveLength(1)
  })

  it('wait for the hello, then go', () => {
    void room.ask({ is: 'Start' })
    expect(newest().sent).toHaveLength(0)
    newest().welcomes()
    expect(newest().kinds()).toEqual(['hello', 'Start'])
  })

  it('are sent again with the same id after a drop (B-04)', async () => {
    newest().welcomes()
    show(7)
    const answer = room.ask({ is: 'Start' })
    const id = newest().sent[1]?.id
    newest().breaks()
    expect(states).toEqual(['live', 'lost'])
    vi.advanceTimersByTime(1_000)
    newest().welcomes()
    expect(newest().sent[0]).toMatchObject({ is: 'hello', version: 7 })
    expect(newest().sent[1]).toEqual({
      is: 'ask',
      id,
      version: 7,
      wanted: { is: 'Start' },
      room: 'ABCDEF',
    })
    newest().answers(String(id))
    expect((await answer).error).toBeNull()
  })

  it('are not sent again once answered', async () => {
    newest().welcomes()
    const answer = room.ask({ is: 'Start' })
    newest().answers(String(newest().sent[1]?.id))
    await answer
    newest().breaks()
    vi.advanceTimersByTime(1_000)
    newest().welcomes()
    expect(newest().kinds()).toEqual(['hello'])
  })

  it('fail after a while, whatever the connection does', async () => {
    const answer = room.ask({ is: 'Start' })
    vi.advanceTimersByTime(ANSWER_TIMEOUT_MS)
    expect((await answer).error).toBe('no-answer')
  })

  it('fail at once when the socket has ended', async () => {
    room.end()
    expect((await room.ask({ is: 'Start' })).error).toBe('connection-ended')
  })
})

describe('beats', () => {
  it('come after twenty-five seconds of silence in a game, with the version', () => {
    newest().welcomes()
    show(3, game())
    vi.advanceTimersByTime(QUIET_PLAYING_MS - 1)
    expect(newest().kinds()).toEqual(['hello'])
    vi.advanceTimersByTime(1)
    expect(newest().sent[1]).toEqual({ is: 'beat', version: 3, room: 'ABCDEF' })
  })

  it('come after five minutes in the lobby', () => {
    newest().welcomes()
    show(3)
    vi.advanceTimersByTime(QUIET_IDLE_MS - 1)
    expect(newest().kinds()).toEqual(['hello'])
    vi.advanceTimersByTime(1)
    expect(newest().kinds()).toEqual(['hello', 'beat'])
  })

  it('are put off by any message', () => {
    newest().welcomes()
    show(3, game())
    vi.advanceTimersByTime(QUIET_PLAYING_MS - 1)
    newest().says({ is: 'now', now: Date.now(), version: 3 })
    vi.advanceTimersByTime(QUIET_PLAYING_MS - 1)
    expect(newest().kinds()).toEqual(['hello'])
  })

  it('come when the house should have acted by the server clock, the earlier seats first', () => {
    newest().welcomes()
    const ahead = 2_000
    show(3, game({ wakes: Date.now() + ahead + 5_000 }), Date.now() + ahead)
    vi.advanceTimersByTime(5_100)
    expect(newest().kinds()).toEqual(['hello'])
    vi.advanceTimersByTime(100)
    expect(newest().kinds()).toEqual(['hello', 'beat'])
  })

  it('ask for the lines of the log where some are missing, once', () => {
    newest().welcomes()
    show(3, game({ told: 20, log: [{ key: 'lot-sold', numbers: {} }] }))
    show(3, game({ told: 20, log: [{ key: 'lot-sold', numbers: {} }] }))
    expect(newest().kinds()).toEqual(['hello', 'beat'])
    expect(newest().sent[1]).toEqual({ is: 'beat', version: 0, room: 'ABCDEF' })
  })

  it('that nobody answers cut the connection', () => {
    newest().welcomes()
    show(3, game())
    vi.advanceTimersByTime(QUIET_PLAYING_MS + SILENCE_TIMEOUT_MS)
    expect(states).toEqual(['live', 'lost'])
    expect(sockets[0]?.isClosed).toBe(true)
  })
})

describe('staying', () => {
  it('waits longer after every failure, and not at all when the network comes back', () => {
    for (let tries = 0; tries < 8; tries += 1) {
      newest().breaks()
      vi.advanceTimersByTime(20_000)
    }
    // Between two tries there is no open socket that could break.
    while (newest().isClosed) vi.advanceTimersByTime(500)
    const before = sockets.length
    newest().breaks()
    vi.advanceTimersByTime(5_000)
    expect(sockets).toHaveLength(before)
    room.wake()
    expect(sockets).toHaveLength(before + 1)
  })

  it('asks at once what it missed when the page wakes', () => {
    newest().welcomes()
    room.wake()
    expect(newest().kinds()).toEqual(['hello', 'beat'])
  })

  it('dials beside a connection it has not heard for long when the page wakes (B-02)', () => {
    newest().welcomes()
    vi.advanceTimersByTime(FRESH_MS + 1)
    room.wake()
    room.wake()
    expect(sockets).toHaveLength(2)
    newest().welcomes()
    expect(sockets[0]?.isClosed).toBe(true)
    expect(states).toEqual(['live'])
  })

  it('trusts the next time it hears alone after waking: the clock may have been set', () => {
    newest().welcomes()
    show(1, lobby(), Date.now() + 60_000)
    room.wake()
    expect(room.offset.ms).toBe(60_000)
    show(2, lobby(), Date.now() + 100)
    expect(room.offset.ms).toBe(100)
  })

  it('changes over before the gateway cuts, without being lost (B-03)', () => {
    newest().welcomes()
    const [old] = sockets
    for (let quiet = 0; sockets.length === 1; quiet += 1) {
      vi.advanceTimersByTime(60_000)
      old?.says({ is: 'now', now: Date.now(), version: 0 })
      expect(quiet * 60_000).toBeLessThan(HANDOVER_MS)
    }
    expect(old?.isClosed).toBe(false)
    newest().welcomes()
    expect(old?.isClosed).toBe(true)
    expect(states).toEqual(['live'])
    newest().breaks()
    expect(states).toEqual(['live', 'lost'])
  })

  it('keeps the old connection when the change-over fails, and tries again', () => {
    newest().welcomes()
    while (sockets.length === 1) {
      vi.advanceTimersByTime(60_000)
      sockets[0]?.says({ is: 'now', now: Date.now(), version: 0 })
    }
    newest().breaks()
    expect(states).toEqual(['live'])
    vi.advanceTimersByTime(61_000)
    expect(sockets).toHaveLength(3)
  })

  it('hears nothing from a connection it has left', () => {
    newest().welcomes()
    const [old] = sockets
    newest().breaks()
    vi.advanceTimersByTime(1_000)
    newest().welcomes()
    old?.says({ is: 'view', version: 99, now: 0, view: lobby(), answers: null })
    expect(views).toHaveLength(0)
  })

  it('does not send again what was too large', async () => {
    newest().welcomes()
    const answer = room.ask({ is: 'say', text: 'x' })
    newest().says({ is: 'bye', why: 'frame-too-large' })
    expect((await answer).error).toBe('frame-too-large')
    vi.advanceTimersByTime(1_000)
    newest().welcomes()
    expect(newest().kinds()).toEqual(['hello'])
  })

  it('ends when it is shown the door, and comes back after any other goodbye', () => {
    newest().welcomes()
    newest().says({ is: 'bye', why: 'too-long' })
    expect(states).toEqual(['live', 'lost'])
    vi.advanceTimersByTime(1_000)
    newest().welcomes()
    newest().says({ is: 'bye', why: 'removed-from-room' })
    expect(states.at(-1)).toBe('ended')
    expect(why?.error).toBe('removed-from-room')
  })

  it('leaves the room to the page that was opened last', () => {
    newest().welcomes()
    newest().says({ is: 'bye', why: 'open-elsewhere' })
    expect(states.at(-1)).toBe('ended')
    expect(why?.error).toBe('open-elsewhere')
  })
})

describe('a full server', () => {
  it('is told while one tries again, until there is a place', () => {
    newest().says({ is: 'bye', why: 'server-full' })
    expect(states.at(-1)).toBe('lost')
    expect(why?.error).toBe('server-full')
    vi.advanceTimersByTime(1_000)
    newest().says({ is: 'bye', why: 'server-full' })
    vi.advanceTimersByTime(2_000)
    newest().welcomes()
    expect(states.at(-1)).toBe('live')
    expect(why).toBeUndefined()
  })
})

describe('what a view waits for', () => {
  it('is nudged by the others after those who are here and seated before', () => {
    const shown = game({ wakes: 5 })
    const people = [
      ...shown.people,
      { person: 'ann', name: 'Ann', online: true, muted: false, let: false },
    ]
    const ann = { person: 'ann', name: 'Ann', level: null, online: true, lucky: true }
    const chairs = [ann, ...shown.chairs.slice(0, 5)]
    expect(scheduleOf(shown, 0).place).toBe(0)
    const second = {
      ...shown,
      people,
      chairs,
      playing: shown.playing && { ...shown.playing, chairs: [0, 1] },
    }
    expect(scheduleOf(second, 0).place).toBe(1)
    expect(scheduleOf({ ...second, you: 'ann' }, 0).place).toBe(0)
    const alone = { ...second, chairs: [{ ...ann, online: false }, ...shown.chairs.slice(0, 5)] }
    expect(scheduleOf(alone, 0).place).toBe(0)
  })

  it('is nothing once the game is over', () => {
    expect(scheduleOf(game({ over: true, wakes: 5 }), 0)).toMatchObject({
      playing: false,
      wakes: null,
    })
  })
})

it('tells the console of a message it does not know, and goes on', () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
  newest().welcomes()
  newest().says({ is: 'gift' } as unknown as AnyMessage)
  expect(told).toHaveBeenCalledWith(expect.any(String), { is: 'gift' })
  show(1)
  expect([states, views.length]).toEqual([['live'], 1])
})
