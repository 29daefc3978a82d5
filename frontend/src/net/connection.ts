import type { Answer, AnyFrame, AnyMessage } from '../protocol/room'
import { freshId } from './ids'

/** What we use of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  send(text: string): void
  close(): void
}

export interface Greeting {
  token: string
  room: string
  version: number | null
}

export interface Ears {
  /** The server knows who we are; from now on commands may be sent. */
  welcomed: () => void
  /** It does not take us. */
  turnedAway: (answer: Answer) => void
  heard: (message: AnyMessage) => void
  lost: () => void
}

export const HELLO_MS = 10_000

/** One socket from its hello to its end. After `drop` it says nothing any more. */
export class Connection {
  readonly #socket: Socket
  readonly #hello = freshId()
  readonly #patience: ReturnType<typeof setTimeout>
  readonly #room: string
  #ears: Ears | null
  #isWelcome = false

  constructor(socket: Socket, greeting: Greeting, ears: Ears) {
    this.#socket = socket
    this.#ears = ears
    this.#room = greeting.room
    this.#patience = setTimeout(() => this.#lose(), HELLO_MS)
    socket.onopen = () => this.send({ is: 'hello', id: this.#hello, ...greeting })
    socket.onclose = () => this.#lose()
    socket.onmessage = ({ data }) => this.#hear(data)
  }

  get isWelcome(): boolean {
    return this.#isWelcome && this.#ears !== null
  }

  /** Each frame says which room it is for: a server that has just awoken need not ask first. */
  send(frame: AnyFrame): void {
    if (this.#ears !== null) this.#socket.send(JSON.stringify({ ...frame, room: this.#room }))
  }

  drop(): void {
    clearTimeout(this.#patience)
    this.#ears = null
    this.#socket.close()
  }

  #lose(): void {
    const ears = this.#ears
    this.drop()
    ears?.lost()
  }

  #hear(data: unknown): void {
    const message = read(data)
    if (message === null) return
    if (message.is === 'answer' && message.id === this.#hello) this.#greeted(message)
    else this.#ears?.heard(message)
  }

  #greeted(answer: Answer): void {
    clearTimeout(this.#patience)
    if (answer.error !== null) {
      this.#ears?.turnedAway(answer)
      return
    }
    this.#isWelcome = true
    this.#ears?.welcomed()
  }
}

function read(data: unknown): AnyMessage | null {
  try {
    return JSON.parse(String(data)) as AnyMessage
  } catch {
    return null
  }
}
