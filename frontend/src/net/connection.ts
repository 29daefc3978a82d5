import type { Answer, AnyFrame, AnyMessage } from '../protocol/room'
import { freshId } from './ids'

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  send(text: string): void
  close(): void
}

/** What a hello says: who, in which room, and the version of the view on the screen. */
export interface Greeting {
  token: string
  room: string
  version: number | null
}

export interface ConnectionListeners {
  /** The hello was accepted: commands may be sent. */
  welcomed: () => void
  /** The hello was refused. */
  refused: (answer: Answer) => void
  received: (message: AnyMessage) => void
  lost: () => void
}

export const HELLO_TIMEOUT_MS = 10_000

/** What this page speaks (infra/protocol/frames.py); a server that speaks another says so. */
const PROTOCOL = 2

/** One WebSocket, from its hello to its close. After `drop` its listeners hear nothing more. */
export class Connection {
  readonly #socket: Socket
  readonly #hello = freshId()
  readonly #helloTimer: ReturnType<typeof setTimeout>
  readonly #room: string
  #listeners: ConnectionListeners | null
  #isWelcome = false

  constructor(socket: Socket, greeting: Greeting, listeners: ConnectionListeners) {
    this.#socket = socket
    this.#listeners = listeners
    this.#room = greeting.room
    this.#helloTimer = setTimeout(() => this.#lose(), HELLO_TIMEOUT_MS)
    socket.onopen = () =>
      this.send({ is: 'hello', id: this.#hello, protocol: PROTOCOL, ...greeting })
    socket.onclose = () => this.#lose()
    socket.onmessage = ({ data }) => this.#receive(data)
  }

  get isWelcome(): boolean {
    return this.#isWelcome && this.#listeners !== null
  }

  /** Each frame names its room: a server that has just started need not look it up first. */
  send(frame: AnyFrame): void {
    if (this.#listeners !== null) this.#socket.send(JSON.stringify({ ...frame, room: this.#room }))
  }

  drop(): void {
    clearTimeout(this.#helloTimer)
    this.#listeners = null
    this.#socket.close()
  }

  #lose(): void {
    const listeners = this.#listeners
    this.drop()
    listeners?.lost()
  }

  #receive(data: unknown): void {
    const message = read(data)
    if (message === null) return
    if (message.is === 'answer' && message.id === this.#hello) this.#answered(message)
    else this.#listeners?.received(message)
  }

  #answered(answer: Answer): void {
    clearTimeout(this.#helloTimer)
    if (answer.error !== null) {
      this.#listeners?.refused(answer)
      return
    }
    this.#isWelcome = true
    this.#listeners?.welcomed()
  }
}

function read(data: unknown): AnyMessage | null {
  try {
    return JSON.parse(String(data)) as AnyMessage
  } catch {
    return null
  }
}
