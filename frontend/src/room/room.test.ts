import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChatLine, Line, Past } from '../protocol/room'
import { speak } from '../words'
import { chairLooks, spectators } from './chairs'
import { BOB, BOT, lobby, sitter, table } from './fixtures'
import { hide } from './hiddenPeople.svelte'
import { logRows } from './log'
import { nameOfPast, nameOfSeat } from './names'
import { ReadMarker } from './readMarker.svelte'
import { refusalWords } from './refusals'
import { isKept, isMyTurn, startRefusal } from './turn'

beforeAll(() => speak('en'))

describe('the chairs', () => {
  it('are all six in the lobby', () => {
    const looks = chairLooks(lobby({ chairs: [sitter(), null, null, null, null, BOT] }), [])
    expect(looks.map(look => look.chair)).toEqual([0, 1, 2, 3, 4, 5])
    expect(looks[0]?.marks).toEqual(['you', 'host'])
    expect(looks[5]?.marks).toEqual(['bot'])
    expect(looks[1]?.name).toBe('')
  })

  it('are those that play once a game runs, in the order of the seats', () => {
    const looks = chairLooks(table(), [])
    expect(looks.map(look => [look.seat, look.chair, look.name])).toEqual([
      [0, 0, 'Ann'],
      [1, 2, 'Bob'],
      [2, 5, 'Quill'],
    ])
  })

  it('carry what the game adds: money, marks, and whose turn it is', () => {
    const extras = [
      { gold: 150, marks: ['start' as const], active: false },
      { gold: 90, marks: ['banned' as const], active: false },
      { marks: [], active: true },
    ]
    const looks = chairLooks(table(), extras)
    expect(looks.map(look => look.gold)).toEqual([150, 90, null])
    expect(looks[0]?.marks).toEqual(['you', 'host', 'start'])
    expect(looks.map(look => look.isActive)).toEqual([false, true, true])
  })

  it('show who is offline and whose seat a bot keeps', () => {
    const away = { ...BOB, online: false }
    const room = table(
      { kept: [{ seat: 1, why: 'offline' }] },
      { chairs: [sitter(), null, away, null, null, BOT] },
    )
    expect(chairLooks(room, [])[1]?.marks).toEqual(['kept', 'offline'])
  })

  it('leave the others as spectators', () => {
    expect(spectators(table()).map(visitor => visitor.name)).toEqual(['Cat'])
  })

  it('name the seats of a table', () => {
    expect([0, 1, 2, 9].map(seat => nameOfSeat(table(), seat))).toEqual(['Ann', 'Bob', 'Quill', ''])
  })
})

describe('a finished game', () => {
  const past: Past = {
    number: 1,
    game: 'tycoon',
    ended: 0,
    names: ['Ann', '', ''],
    placings: [],
    chairs: [0, 2, 5],
  }

  it('is told with the names everybody had, bots too', () => {
    expect([0, 1, 2].map(seat => nameOfPast(past, seat))).toEqual(['Ann', 'Orchid', 'Quill'])
    expect(nameOfPast({ ...past, chairs: [] }, 1)).toBe('Bot')
  })
})

describe('whose turn it is', () => {
  it('is mine when the table asks my seat', () => {
    expect(isMyTurn(table({ waits_for: [0, 1] }))).toBe(true)
    expect(isMyTurn(table({ waits_for: [1] }))).toBe(false)
  })

  it('is not mine while a bot keeps my seat, nor after the end, nor as a spectator', () => {
    const kept = table({ waits_for: [0], kept: [{ seat: 0, why: 'slow' }] })
    expect(isKept(kept)).toBe(true)
    expect(isMyTurn(kept)).toBe(false)
    expect(isMyTurn(table({ waits_for: [0], over: true }))).toBe(false)
    expect(isMyTurn(table({ waits_for: [0] }, { seat: null, chair: null }))).toBe(false)
  })
})

describe('starting', () => {
  it('needs enough players, one of them a person', () => {
    const [one, bot] = [sitter(), BOT]
    expect(startRefusal(lobby({ chairs: [bot, bot, bot, null, null, null] }))).toEqual({
      key: 'no-human',
    })
    expect(startRefusal(lobby({ chairs: [one, bot, null, null, null, null] }))).toEqual({
      key: 'too-few',
      missing: 1,
    })
    expect(startRefusal(lobby({ chairs: [one, bot, bot, null, null, null] }))).toBeNull()
    const four = { players: { least: 3, most: 4 }, chairs: [one, bot, bot, bot, bot, null] }
    expect(startRefusal(lobby(four))).toEqual({ key: 'too-many', most: 4 })
  })
})

describe('refusals', () => {
  it('are said in the language of the player, with their numbers', async () => {
    expect(refusalWords('chat-too-fast', { seconds: 3 })).toBe('Too fast; wait 3 seconds')
    await speak('zh-Hans')
    expect(refusalWords('chat-too-fast', { seconds: 3 })).toBe('说得太快了，3 秒后再说')
    await speak('en')
  })

  it('that nobody foresaw have a general sentence', () => {
    expect(refusalWords('no-such-key')).toBe(refusalWords('unknown'))
    expect(refusalWords('constructor')).toBe(refusalWords('unknown'))
  })
})

describe('the log', () => {
  const nameOf = (seat: number) => ['Ann', 'Bob'][seat] ?? ''
  const game = (line: Line) => (line.key === 'bid-made' ? 'somebody bids' : '')

  it('is worded by the room and the game, and keeps the numbers of its lines', () => {
    const log = [
      { key: 'bid-made', numbers: {} },
      { key: 'seat-kept-slow', numbers: { seat: 1 } },
      { key: 'never-heard-of', numbers: {} },
    ]
    expect(logRows(log, 60, game, nameOf)).toEqual([
      { number: 58, words: 'somebody bids' },
      { number: 59, words: 'Bob ran out of time; a bot is playing' },
    ])
  })
})

describe('reading the chat', () => {
  const line = (seq: number, changes: Partial<ChatLine> = {}): ChatLine => ({
    seq,
    at: 2_000,
    person: 'bob',
    name: 'Bob',
    text: 'hi',
    voice: null,
    ...changes,
  })

  beforeEach(() => hide('bob', false))

  it('counts what others said since I came', () => {
    const readMarker = new ReadMarker(1_000, () => 'me')
    expect(readMarker.unread([line(1, { at: 500 }), line(2), line(3, { person: 'me' })])).toBe(1)
  })

  it('counts nothing once it is read', () => {
    const readMarker = new ReadMarker(1_000, () => 'me')
    readMarker.upTo([line(1), line(2)])
    expect(readMarker.unread([line(1), line(2)])).toBe(0)
    expect(readMarker.unread([line(1), line(2), line(3)])).toBe(1)
  })

  it('counts nothing of somebody I have hidden', () => {
    hide('bob', true)
    expect(new ReadMarker(1_000, () => 'me').unread([line(1)])).toBe(0)
  })
})
