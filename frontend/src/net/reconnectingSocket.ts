import type { Answer, AnyMessage, ChatLine, RoomView } from '../protocol/room'
import { ClockOffset } from './clockOffset'
import { Connection, type Greeting, type Socket } from './connection'
import { type HeartbeatSchedule, Heartbeats } from './heartbeats'
import { LogHistory } from './logHistory'
import { type Command, PendingCommands, type Wanted } from './pendingCommands'
import { unknownKind } from './unknownKind'

/** `lost`: reconnecting. `ended`: for good. Both may come with the reason. */
export type SocketState = 'joining' | 'live' | 'lost' | 'ended'

export interface SocketListeners {
  view: (view: RoomView) => void
  chat: (lines: ChatLine[]) => void
  state: (state: SocketState, why?: Answer) => void
}

/** A new connection takes over well before the gateway closes the old one, at two hours (B-03). */
export const HANDOVER_MS = 105 * 60_000
/** A server that is silent for so long after a frame is gone, though the socket looks open. */
export const SILENCE_TIMEOUT_MS = 8_000
/** After a longer silence a page that wakes up reconnects at once, without asking first (B-02). */
export const FRESH_MS = 5_000
const FIRST_RETRY_MS = 400
const LONGEST_RETRY_MS = 8_000
const HANDOVER_RETRY_MS = 60_000

/** Reasons of a `bye`, and refusals of a hello, that are shown while reconnecting goes on. */
const TOLD = new Set(['server-full', 'room-is-newer'])

/** Refusals of a hello, and reasons of a `bye`, after which reconnecting is of no use. */
const FINAL = new Set([
  'bad-token',
  'no-such-room',
  'removed-from-room',
  'room-is-full',
  'room-is-locked',
  'open-elsewhere',
  'too-many-of-network',
  'too-many-newcomers',
  'network-is-shut',
  'room-expired',
  'bad-frame',
  'page-outdated',
])

/**
 * A reconnecting socket to a room: one connection after another, handed over without a gap. It
 * keeps the newest version, sends commands without an answer again, and tells when it is cut.
 */
export class ReconnectingSocket {
  readonly #open: () => Socket
  readonly #listeners: SocketListeners
  readonly #greeting: () => Omit<Greeting, 'version'>
  readonly #pending = new PendingCommands()
  readonly #heartbeats = new Heartbeats(() => this.beat())
  readonly #log = new LogHistory()
  #linesAskedFor: number | null = null
  readonly offset = new ClockOffset()

  #connection: Connection | null = null
  #next: Connection | null = null
  #version: number | null = null
  #state: SocketState = 'joining'
  #attempts = 0
  #receivedAt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #handover: ReturnType<typeof setTimeout> | undefined

  constructor(
    open: () => Socket,
    greeting: () => Omit<Greeting, 'version'>,
    listeners: SocketListeners,
  ) {
    this.#open = open
    this.#greeting = greeting
    this.#listeners = listeners
  }

  connect(): void {
    if (this.#state === 'ended' || this.#connection !== null) return
    clearTimeout(this.#retry)
    this.#connection = this.#openConnection()
  }

  /** Sends a command, now or once reconnected, and resolves with its answer. */
  ask(wanted: Wanted): Promise<Answer> {
    const { command, answer } = this.#pending.add(wanted, this.#version ?? 0)
    if (this.#state === 'ended') this.#pending.settleAll('connection-ended')
    else this.#send(command)
    return answer
  }

  /** A heartbeat; the answer brings what was missed. */
  beat(): void {
    if (!this.#connection?.isWelcome) return
    this.#connection.send({ is: 'beat', version: this.#version ?? 0 })
    this.#expectReply()
  }

  /** The page woke up, or the network came back: catch up at once (B-02). */
  wake(): void {
    this.offset.distrust()
    this.#attempts = 0
    if (this.#connection === null) this.connect()
    else if (Date.now() - this.#receivedAt > FRESH_MS) this.#handOver()
    else this.beat()
  }

  /** Closes for good; the listeners are told `why`. */
  end(why?: Answer): void {
    if (this.#state === 'ended') return
    this.#drop()
    clearTimeout(this.#retry)
    this.#pending.settleAll('connection-ended')
    this.#setState('ended', why)
  }

  #openConnection(): Connection {
    const greeting = { ...this.#greeting(), version: this.#version }
    const connection: Connection = new Connection(this.#open(), greeting, {
      welcomed: () => this.#welcomed(connection),
      refused: answer => this.#refused(connection, answer),
      received: message => this.#received(message),
      lost: () => this.#lost(connection),
    })
    return connection
  }

  #welcomed(connection: Connection): void {
    if (connection === this.#next) this.#connection?.drop()
    this.#connection = connection
    this.#next = null
    this.#attempts = 0
    this.#receivedAt = Date.now()
    this.#heartbeats.heard()
    this.#handOverIn(HANDOVER_MS)
    this.#setState('live')
    for (const command of this.#pending.commands) this.#send(command)
  }

  #refused(connection: Connection, answer: Answer): void {
    if (FINAL.has(answer.error ?? '')) this.end(answer)
    else this.#lost(connection, TOLD.has(answer.error ?? '') ? answer : undefined)
  }

  #lost(connection: Connection, why?: Answer): void {
    if (connection === this.#connection) {
      this.#cut(why)
      return
    }
    connection.drop()
    this.#next = null
    this.#handOverIn(HANDOVER_RETRY_MS)
  }

  #cut(why?: Answer): void {
    this.#drop()
    this.#setState('lost', why)
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts)
    this.#attempts += 1
    this.#retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  #drop(): void {
    this.#connection?.drop()
    this.#next?.drop()
    this.#connection = null
    this.#next = null
    this.#heartbeats.stop()
    clearTimeout(this.#silence)
    clearTimeout(this.#handover)
    this.#silence = undefined
  }

  #handOverIn(ms: number): void {
    clearTimeout(this.#handover)
    this.#handover = setTimeout(() => this.#handOver(), ms)
  }

  /** Opens a second connection; the first serves until the hello of the other is accepted. */
  #handOver(): void {
    if (this.#connection?.isWelcome) this.#next ??= this.#openConnection()
  }

  #send(command: Command): void {
    if (!this.#connection?.isWelcome) return
    this.#connection.send(command)
    this.#expectReply()
  }

  /** A frame was sent: without any message soon the connection counts as dead. */
  #expectReply(): void {
    this.#silence ??= setTimeout(() => this.#cut(), SILENCE_TIMEOUT_MS)
  }

  #received(message: AnyMessage): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    this.#receivedAt = Date.now()
    this.#heartbeats.heard()
    this.#handle(message)
  }

  #handle(message: AnyMessage): void {
    switch (message.is) {
      case 'view':
        this.offset.sample(message.now)
        this.#show(message.version, message.view)
        if (message.answers !== null) this.#pending.settle(done(message.answers))
        return
      case 'answer':
        this.#pending.settle(message)
        if (message.error === 'room-expired') this.end(message)
        if (message.error === 'hello-first') this.#cut()
        return
      case 'chat':
        this.#listeners.chat(message.lines)
        return
      case 'now':
        this.offset.sample(message.now)
        return
      case 'bye':
        this.#bye(message.why)
        return
      default:
        unknownKind(message, undefined)
    }
  }

  #show(version: number, view: RoomView): void {
    if (this.#version !== null && version < this.#version) return
    this.#version = version
    this.#heartbeats.follow(scheduleOf(view, this.offset.ms))
    const { view: whole, misses } = this.#log.complete(view)
    if (misses) this.#askForLines(version)
    this.#listeners.view(whole)
  }

  /** Once a version, whatever the answer: a page must never ask in a circle. */
  #askForLines(version: number): void {
    if (this.#linesAskedFor === version) return
    this.#linesAskedFor = version
    this.#connection?.send({ is: 'beat', version: 0 })
  }

  #bye(why: string): void {
    if (why === 'frame-too-large') this.#pending.settleAll(why)
    if (FINAL.has(why)) this.end(refused(why))
    else this.#cut(TOLD.has(why) ? refused(why) : undefined)
  }

  #setState(state: SocketState, why?: Answer): void {
    if (state === this.#state && why === undefined) return
    this.#state = state
    this.#listeners.state(state, why)
  }
}

function refused(error: string): Answer {
  return { is: 'answer', id: '', error, numbers: {} }
}

/** A view that answers a command says that it is done; it is on the screen already. */
function done(id: string): Answer {
  return { is: 'answer', id, error: null, numbers: {} }
}

/** When to send beats under this view; the server's times are moved to this device's clock. */
export function scheduleOf(view: RoomView, offset: number): HeartbeatSchedule {
  const playing = view.playing
  if (playing === null || playing.over) return { playing: false, wakes: null, place: 0 }
  const wakes = playing.wakes === null ? null : playing.wakes - offset
  return { playing: true, wakes, place: placeOf(view) }
}

/** This page's place among all open pages: the seated by seat, then spectators as they came. */
function placeOf(view: RoomView): number {
  const chairs = (view.playing?.chairs ?? []).map(chair => view.chairs[chair])
  const seated = chairs.flatMap(taken => (taken?.online && taken.person ? [taken.person] : []))
  const here = view.people.filter(visitor => visitor.online).map(visitor => visitor.person)
  const order = [...new Set([...seated, ...here])]
  return Math.max(0, order.indexOf(view.you))
}
