import type { Answer, AnyMessage, ChatLine, RoomView } from '../protocol/room'
import { Beats, type Watched } from './beats'
import { Connection, type Greeting, type Socket } from './connection'
import { Lines } from './lines'
import { Offset } from './offset'
import { type Command, Unanswered, type Wanted } from './unanswered'

/** `lost`: reconnecting, for some reasons told. `ended`: for good, for a reason that is told. */
export type LineState = 'joining' | 'live' | 'lost' | 'ended'

export interface LineEars {
  view: (view: RoomView) => void
  chat: (lines: ChatLine[]) => void
  state: (state: LineState, why?: Answer) => void
}

/** Well before the gateway closes a connection after two hours (B-03). */
export const CHANGE_OVER_MS = 105 * 60_000
/** Whoever does not answer within this is gone, even where the socket looks open. */
export const DEAF_MS = 8_000
/** After a longer silence a woken page does not wait to find out: it dials at once (B-02). */
export const TRUSTED_MS = 5_000
const FIRST_RETRY_MS = 400
const LONGEST_RETRY_MS = 8_000
const CHANGE_OVER_AGAIN_MS = 60_000

/** A goodbye that one should know of while one tries again. */
const FULL = 'server-full'

/** Refusals of a hello, and reasons of a goodbye, after which trying again is no use. */
const FINAL = new Set([
  'bad-token',
  'no-such-room',
  'removed-from-room',
  'room-is-full',
  'room-expired',
  'bad-frame',
])

/**
 * The line to a room: one connection after another, so that nobody notices the change.
 * It keeps the newest version, sends unanswered commands again, and says when it is cut.
 */
export class Line {
  readonly #open: () => Socket
  readonly #ears: LineEars
  readonly #greeting: () => Omit<Greeting, 'version'>
  readonly #unanswered = new Unanswered()
  readonly #beats = new Beats(() => this.beat())
  readonly #lines = new Lines()
  #linesAskedFor: number | null = null
  readonly offset = new Offset()

  #connection: Connection | null = null
  #next: Connection | null = null
  #version: number | null = null
  #state: LineState = 'joining'
  #tries = 0
  #heardAt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #deaf: ReturnType<typeof setTimeout> | undefined
  #changeOver: ReturnType<typeof setTimeout> | undefined

  constructor(open: () => Socket, greeting: () => Omit<Greeting, 'version'>, ears: LineEars) {
    this.#open = open
    this.#greeting = greeting
    this.#ears = ears
  }

  connect(): void {
    if (this.#state === 'ended' || this.#connection !== null) return
    clearTimeout(this.#retry)
    this.#connection = this.#dial()
  }

  /** Sends a command, now or when the line is there again, and resolves with its answer. */
  ask(wanted: Wanted): Promise<Answer> {
    const { command, answer } = this.#unanswered.add(wanted)
    if (this.#state === 'ended') this.#unanswered.settleAll('line-ended')
    else this.#send(command)
    return answer
  }

  /** Still here; and what did I miss? */
  beat(): void {
    if (!this.#connection?.isWelcome) return
    this.#connection.send({ is: 'beat', version: this.#version ?? 0 })
    this.#listen()
  }

  /** The page woke up, or the network came back: be right again at once (B-02). */
  wake(): void {
    this.offset.doubt()
    this.#tries = 0
    if (this.#connection === null) this.connect()
    else if (Date.now() - this.#heardAt > TRUSTED_MS) this.#changeOverNow()
    else this.beat()
  }

  /** For good; `why` is told. */
  end(why?: Answer): void {
    if (this.#state === 'ended') return
    this.#drop()
    clearTimeout(this.#retry)
    this.#unanswered.settleAll('line-ended')
    this.#become('ended', why)
  }

  #dial(): Connection {
    const greeting = { ...this.#greeting(), version: this.#version }
    const connection: Connection = new Connection(this.#open(), greeting, {
      welcomed: () => this.#welcomed(connection),
      turnedAway: answer => this.#turnedAway(connection, answer),
      heard: message => this.#heard(message),
      lost: () => this.#lost(connection),
    })
    return connection
  }

  #welcomed(connection: Connection): void {
    if (connection === this.#next) this.#connection?.drop()
    this.#connection = connection
    this.#next = null
    this.#tries = 0
    this.#heardAt = Date.now()
    this.#beats.heard()
    this.#changeOverIn(CHANGE_OVER_MS)
    this.#become('live')
    for (const command of this.#unanswered.commands) this.#send(command)
  }

  #turnedAway(connection: Connection, answer: Answer): void {
    if (FINAL.has(answer.error ?? '')) this.end(answer)
    else this.#lost(connection)
  }

  #lost(connection: Connection): void {
    if (connection === this.#connection) {
      this.#cut()
      return
    }
    connection.drop()
    this.#next = null
    this.#changeOverIn(CHANGE_OVER_AGAIN_MS)
  }

  #cut(why?: Answer): void {
    this.#drop()
    this.#become('lost', why)
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries)
    this.#tries += 1
    this.#retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  #drop(): void {
    this.#connection?.drop()
    this.#next?.drop()
    this.#connection = null
    this.#next = null
    this.#beats.stop()
    clearTimeout(this.#deaf)
    clearTimeout(this.#changeOver)
    this.#deaf = undefined
  }

  #changeOverIn(ms: number): void {
    clearTimeout(this.#changeOver)
    this.#changeOver = setTimeout(() => this.#changeOverNow(), ms)
  }

  /** A second connection beside the first, which serves until the other is welcome. */
  #changeOverNow(): void {
    if (this.#connection?.isWelcome) this.#next ??= this.#dial()
  }

  #send(command: Command): void {
    if (!this.#connection?.isWelcome) return
    this.#connection.send(command)
    this.#listen()
  }

  /** Something must be heard now, else the line is dead. */
  #listen(): void {
    this.#deaf ??= setTimeout(() => this.#cut(), DEAF_MS)
  }

  #heard(message: AnyMessage): void {
    clearTimeout(this.#deaf)
    this.#deaf = undefined
    this.#heardAt = Date.now()
    this.#beats.heard()
    this.#take(message)
  }

  #take(message: AnyMessage): void {
    switch (message.is) {
      case 'view':
        this.offset.hear(message.now)
        this.#show(message.version, message.view)
        if (message.answers !== null) this.#unanswered.settle(done(message.answers))
        return
      case 'answer':
        this.#unanswered.settle(message)
        if (message.error === 'room-expired') this.end(message)
        if (message.error === 'hello-first') this.#cut()
        return
      case 'chat':
        this.#ears.chat(message.lines)
        return
      case 'now':
        this.offset.hear(message.now)
        return
      case 'bye':
        this.#goodbye(message.why)
    }
  }

  #show(version: number, view: RoomView): void {
    if (this.#version !== null && version < this.#version) return
    this.#version = version
    this.#beats.watch(watched(view, this.offset.ms))
    const { view: whole, misses } = this.#lines.complete(view)
    if (misses) this.#askForLines(version)
    this.#ears.view(whole)
  }

  /** Once for a version, whatever is answered: a page must never ask in a circle. */
  #askForLines(version: number): void {
    if (this.#linesAskedFor === version) return
    this.#linesAskedFor = version
    this.#connection?.send({ is: 'beat', version: 0 })
  }

  #goodbye(why: string): void {
    if (why === 'frame-too-large') this.#unanswered.settleAll(why)
    if (FINAL.has(why)) this.end(refused(why))
    else this.#cut(why === FULL ? refused(why) : undefined)
  }

  #become(state: LineState, why?: Answer): void {
    if (state === this.#state && why === undefined) return
    this.#state = state
    this.#ears.state(state, why)
  }
}

function refused(error: string): Answer {
  return { is: 'answer', id: '', error, numbers: {} }
}

/** A view that answers says that what was asked is done; it is on the screen already. */
function done(id: string): Answer {
  return { is: 'answer', id, error: null, numbers: {} }
}

/** What a view waits for. The house goes by the server's clock, so its time is moved to ours. */
export function watched(view: RoomView, offset: number): Watched {
  const playing = view.playing
  if (playing === null || playing.over) return { playing: false, wakes: null, place: 0 }
  const wakes = playing.wakes === null ? null : playing.wakes - offset
  return { playing: true, wakes, place: placeOf(view) }
}

/** Among those whose pages are open: the seated by seat, then who watches, as they came. */
function placeOf(view: RoomView): number {
  const chairs = (view.playing?.chairs ?? []).map(chair => view.chairs[chair])
  const seated = chairs.flatMap(taken => (taken?.online && taken.person ? [taken.person] : []))
  const here = view.people.filter(visitor => visitor.online).map(visitor => visitor.person)
  const order = [...new Set([...seated, ...here])]
  return Math.max(0, order.indexOf(view.you))
}
