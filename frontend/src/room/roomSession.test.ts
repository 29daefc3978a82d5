import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismiss, toasts } from '../kit/toasts.svelte'
import { FakeSocket } from '../net/fakeSocket'
import { broughtFor, remember } from '../proof/brought'
import { headsOf } from '../proof/heads'
import { sha256 } from '../proof/sha256'
import type { RoomView } from '../protocol/room'
import { speak } from '../words'
import { lobby, sitter, table } from './fixtures'
import { RoomSession } from './roomSession.svelte'

const ME = { token: 'secret', person: 'me', name: 'Ann' }

let sockets: FakeSocket[]
let session: RoomSession

beforeAll(() => speak('en'))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  for (const shown of toasts()) dismiss(shown.id)
  localStorage.clear()
  sockets = []
  session = new RoomSession('ABCDEF', ME, () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  })
  return () => {
    session.leave()
    vi.useRealTimers()
  }
})

function server(): FakeSocket {
  const socket = sockets.at(-1)
  if (socket === undefined) throw new Error('nobody dialled')
  return socket
}

function show(version: number, view: RoomView): void {
  server().says({ is: 'view', version, now: Date.now(), view, answers: null })
}

const unlucky = (commitment: string) =>
  lobby({ chair: 0, commitment, chairs: [sitter({ lucky: false }), null, null, null, null, null] })

const called = (waits_for: number[]) =>
  lobby({
    chair: 0,
    chairs: [sitter(), null, null, null, null, null],
    called: { waits_for, due: Date.now() + 5000, head: 'c'.repeat(64) },
  })

describe('a visit', () => {
  it('sits down with the hash of a fresh string of luck, which stays here', () => {
    server().welcomes()
    void session.sit(3)
    expect(server().sent[1]).toMatchObject({ is: 'ask', wanted: { is: 'Sit', chair: 3 } })
    expect(server().wanted(1)).toMatchObject({
      luck: '',
      luck_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('remembers what it brought with the commitment it saw before', async () => {
    const brought = () => broughtFor('ABCDEF', 1).map(({ commitment, luck }) => [commitment, luck])
    server().welcomes()
    show(1, lobby({ commitment: 'seen first' }))
    void session.sit(3)
    expect(brought()).toEqual([])
    server().answers(String(server().sent[1]?.id))
    await vi.advanceTimersByTimeAsync(0)
    expect(brought()).toEqual([['seen first', expect.stringMatching(/^[0-9a-f]{32}$/)]])
    expect(sha256(broughtFor('ABCDEF', 1)[0]?.luck ?? '')).toBe(server().wanted(1).luck_hash)

    void session.sit(4)
    server().answers(String(server().sent[2]?.id), 'chair-is-taken')
    await vi.advanceTimersByTimeAsync(0)
    expect(brought()).toHaveLength(1)
  })

  it('remembers the string of every next game', async () => {
    server().welcomes()
    show(1, { ...unlucky('second'), number: 2 })
    server().answers(String(server().sent[1]?.id))
    await vi.advanceTimersByTimeAsync(0)
    const [mine, ...more] = broughtFor('ABCDEF', 2)
    expect(mine).toMatchObject({ room: 'ABCDEF', number: 2, commitment: 'second' })
    expect(sha256(mine?.luck ?? '')).toBe(server().wanted(1).luck_hash)
    expect(more).toEqual([])
  })

  it('reveals its string once seats are locked, and keeps the head it saw before', async () => {
    server().welcomes()
    show(1, lobby())
    void session.sit(0)
    server().answers(String(server().sent[1]?.id))
    await vi.advanceTimersByTimeAsync(0)
    show(2, called([0, 2]))
    show(3, called([0]))
    expect(server().kinds()).toEqual(['hello', 'Sit', 'Reveal'])
    expect(sha256(String(server().wanted(2).luck))).toBe(server().wanted(1).luck_hash)
    expect(headsOf('ABCDEF', 1)).toMatchObject({ call: 'c'.repeat(64), newest: 'c'.repeat(64) })
    show(4, table({ head: 'd'.repeat(64) }))
    expect(headsOf('ABCDEF', 1)).toMatchObject({ call: 'c'.repeat(64), newest: 'd'.repeat(64) })
  })

  it('reveals after a reload what it brought before', () => {
    remember({ room: 'ABCDEF', number: 1, commitment: 'c0ffee', luck: 'mine' })
    server().welcomes()
    show(1, called([0]))
    expect(server().wanted(1)).toEqual({ is: 'Reveal', luck: 'mine' })
  })

  it('reveals nothing for others, nor what it does not know', () => {
    server().welcomes()
    show(1, called([0]))
    show(2, called([2]))
    expect(server().kinds()).toEqual(['hello'])
  })

  it('forgets what it brought when it stands up, only watches the game or is sent away', async () => {
    const mine = { room: 'ABCDEF', number: 1, commitment: 'c0ffee', luck: 'mine' }
    server().welcomes()
    show(1, lobby())
    remember(mine)
    void session.ask({ is: 'Stand' })
    server().answers(String(server().sent[1]?.id))
    await vi.advanceTimersByTimeAsync(0)
    expect(broughtFor('ABCDEF', 1)).toEqual([])

    remember(mine)
    show(2, table())
    expect(broughtFor('ABCDEF', 1)).toEqual([mine])
    show(3, table({}, { seat: null, chair: null }))
    expect(broughtFor('ABCDEF', 1)).toEqual([])

    remember(mine)
    show(4, lobby())
    server().says({ is: 'bye', why: 'removed-from-room' })
    expect(broughtFor('ABCDEF', 1)).toEqual([])
  })

  it('shows a refusal in words and returns it', async () => {
    server().welcomes()
    const answer = session.ask({ is: 'Start' })
    server().says({
      is: 'answer',
      id: String(server().sent[1]?.id),
      error: 'too-few-players',
      numbers: { least: 3 },
    })
    expect((await answer).error).toBe('too-few-players')
    expect(toasts().map(shown => shown.text)).toEqual(['At least 3 are needed to start'])
  })

  it('brings luck once for each commitment to a chair that has none', () => {
    server().welcomes()
    show(1, unlucky('first'))
    show(2, unlucky('first'))
    expect(server().kinds()).toEqual(['hello', 'BringLuck'])
    show(3, unlucky('second'))
    expect(server().kinds()).toEqual(['hello', 'BringLuck', 'BringLuck'])
    expect(server().wanted(1).luck_hash).not.toBe(server().wanted(2).luck_hash)
  })

  it('brings luck again when the first was refused', async () => {
    server().welcomes()
    show(1, unlucky('first'))
    server().answers(String(server().sent[1]?.id), 'busy')
    await vi.advanceTimersByTimeAsync(0)
    show(2, unlucky('first'))
    expect(server().kinds()).toEqual(['hello', 'BringLuck', 'BringLuck'])
  })

  it('brings none as a spectator, nor during a game', () => {
    server().welcomes()
    show(1, lobby())
    show(2, table({}, { chairs: [sitter({ lucky: false }), null, null, null, null, null] }))
    expect(server().kinds()).toEqual(['hello'])
  })

  it('keeps the chat in order and each line once', () => {
    server().welcomes()
    const line = (seq: number) => ({
      seq,
      at: seq,
      person: 'bob',
      name: 'Bob',
      text: `${seq}`,
      voice: null,
    })
    server().says({ is: 'chat', lines: [line(2), line(3)] })
    server().says({ is: 'chat', lines: [line(1), line(2)] })
    expect(session.chat.map(said => said.seq)).toEqual([1, 2, 3])
  })

  it('tells why it ended', () => {
    server().onopen?.()
    server().answers(String(server().sent[0]?.id), 'no-such-room')
    expect(session.state).toBe('ended')
    expect(session.ending?.error).toBe('no-such-room')
  })
})

describe('an identity the server no longer takes', () => {
  it('is told as the end when there is no name to come back under', async () => {
    server().onopen?.()
    server().answers(String(server().sent[0]?.id), 'bad-token')
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state).toBe('ended')
    expect(session.ending?.error).toBe('bad-token')
  })
})

describe('a visit of somebody who signs in', () => {
  const account = { token: 'account', person: 'me', name: 'Ann', account: true }

  it('says hello again with the new token, and keeps what is on the screen', () => {
    server().welcomes()
    show(3, lobby({ chair: 0 }))
    session.becomes(account)
    expect(sockets.map(socket => socket.isClosed)).toEqual([true, false])
    server().onopen?.()
    expect(server().sent[0]).toMatchObject({ is: 'hello', token: 'account', version: null })
    expect([session.state, session.view?.chair]).toEqual(['live', 0])
    server().answers(String(server().sent[0]?.id))
    show(4, lobby({ chair: 1 }))
    expect([session.state, session.view?.chair]).toEqual(['live', 1])
  })

  it('does nothing for the token it has', () => {
    session.becomes(ME)
    expect(sockets).toHaveLength(1)
  })
})
