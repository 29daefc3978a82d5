import { toast } from '../kit/toasts.svelte'
import type { Socket } from '../net/connection'
import { type Identity, renew } from '../net/identity.svelte'
import { freshLuck } from '../net/ids'
import type { Wanted } from '../net/pendingCommands'
import { ReconnectingSocket, type SocketState } from '../net/reconnectingSocket'
import { onWakeUp } from '../net/wakeUp'
import { type Brought, broughtFor, forget, remember } from '../proof/brought'
import { keepHead } from '../proof/heads'
import { sha256 } from '../proof/sha256'
import type { Answer, ChatLine, RoomView } from '../protocol/room'
import { refusalWords } from './refusals'

/** This page in a room: the newest view, the chat, the socket's state, and what is asked of it. */
export class RoomSession {
  view = $state.raw<RoomView | null>(null)
  chat = $state.raw<readonly ChatLine[]>([])
  state = $state<SocketState>('joining')
  ending = $state.raw<Answer | null>(null)

  readonly #code: string
  readonly #openSocket: () => Socket
  #socket: ReconnectingSocket
  #stopWakeUps: () => void
  #luckBroughtFor = ''
  #mine: Brought | null = null
  #revealed = ''
  #isRenewed = false
  #token: string

  constructor(code: string, identity: Identity, openSocket: () => Socket = opened) {
    this.#code = code
    this.#openSocket = openSocket
    this.#token = identity.token
    this.#socket = this.#connectedAs(identity)
    this.#socket.connect()
    this.#stopWakeUps = onWakeUp(() => this.#socket.wake())
  }

  /** ms by the server's clock. */
  readonly now = (): number => Date.now() + this.#socket.offset.ms

  /** The server's clock minus this device's, in ms. */
  readonly offset = (): number => this.#socket.offset.ms

  /** Sends a command; a refusal is shown as well as returned. */
  readonly ask = async (wanted: Wanted): Promise<Answer> => {
    const answer = await this.#socket.ask(wanted)
    if (answer.error === null && wanted.is === 'Stand') this.#forgetLuck()
    if (answer.error !== null && answer.error !== 'connection-ended') {
      toast(refusalWords(answer.error, answer.numbers), 'refusal')
    }
    return answer
  }

  /** Sends a command; a refusal is the caller's to show. */
  readonly askQuietly = (wanted: Wanted): Promise<Answer> => this.#socket.ask(wanted)

  readonly sit = (chair: number): Promise<Answer> =>
    this.#promise(luck_hash => this.ask({ is: 'Sit', chair, luck: '', luck_hash }))

  readonly play = (move: unknown): Promise<Answer> => this.ask({ is: 'Play', move })

  /** Signed in, or under another name: comes again as that, to the same seat. */
  readonly becomes = (identity: Identity): void => {
    if (identity.token === this.#token) return
    const before = this.#socket
    this.#reconnectAs(identity)
    before.end()
  }

  leave(): void {
    this.#stopWakeUps()
    this.#socket.end()
  }

  #connectedAs(identity: Identity): ReconnectingSocket {
    const greeting = { token: identity.token, room: this.#code }
    const socket: ReconnectingSocket = new ReconnectingSocket(this.#openSocket, () => greeting, {
      view: view => this.#see(view),
      chat: lines => this.#addToChat(lines),
      state: (state, why) => {
        if (socket === this.#socket) void this.#turn(state, why)
      },
    })
    return socket
  }

  #see(view: RoomView): void {
    this.view = view
    keepHead(view)
    this.#bringLuck(view)
    this.#reveal(view)
    if (view.playing !== null && view.seat === null) forget(view.code, view.playing.number)
  }

  /** A chair kept from game to game needs a string of its own, after each commitment. */
  #bringLuck(view: RoomView): void {
    const mine = view.chair === null ? null : view.chairs[view.chair]
    if (view.playing !== null || !mine || mine.lucky) return
    if (this.#luckBroughtFor === view.commitment) return
    this.#luckBroughtFor = view.commitment
    void this.#promise(luck_hash => this.askQuietly({ is: 'BringLuck', luck: '', luck_hash })).then(
      answer => {
        if (answer.error !== null) this.#luckBroughtFor = ''
      },
    )
  }

  /** A string stays here until seats are locked; with the commitment that was seen before. */
  async #promise(brings: (luckHash: string) => Promise<Answer>): Promise<Answer> {
    const luck = freshLuck()
    const answer = await brings(sha256(luck))
    if (answer.error !== null || this.view === null) return answer
    const { code: room, number, commitment } = this.view
    this.#mine = { room, number, commitment, luck }
    remember(this.#mine)
    return answer
  }

  /** Once seats are locked: nobody can choose theirs by it any more. */
  #reveal({ called, chair, code, number }: RoomView): void {
    if (called === null || chair === null || !called.waits_for.includes(chair)) return
    const mine = this.#mine?.number === number ? this.#mine : broughtFor(code, number).at(-1)
    if (mine === undefined || this.#revealed === mine.luck) return
    this.#revealed = mine.luck
    void this.askQuietly({ is: 'Reveal', luck: mine.luck }).then(answer => {
      if (answer.error === 'connection-ended') this.#revealed = ''
    })
  }

  #forgetLuck(): void {
    this.#mine = null
    if (this.view) forget(this.view.code, this.view.number)
  }

  #addToChat(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map(line => line.seq))
    const fresh = lines.filter(line => !known.has(line.seq))
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].sort((a, b) => a.seq - b.seq)
  }

  async #turn(state: SocketState, why: Answer | undefined): Promise<void> {
    if (why?.error === 'bad-token' && !this.#isRenewed) await this.#renewToken()
    else this.#end(state, why)
  }

  #end(state: SocketState, why: Answer | undefined): void {
    this.state = state
    this.ending = why ?? null
    if (why?.error === 'removed-from-room' && this.view) forget(this.view.code, this.view.number)
  }

  /** The server no longer takes our token: once, a fresh one under the same name. */
  async #renewToken(): Promise<void> {
    this.#isRenewed = true
    const fresh = await renew(this.#token).catch(() => null)
    if (fresh === null) {
      toast(refusalWords('bad-token'), 'refusal')
      return this.#end('ended', refused('bad-token'))
    }
    this.#reconnectAs(fresh)
  }

  #reconnectAs(identity: Identity): void {
    this.#token = identity.token
    this.#socket = this.#connectedAs(identity)
    this.#socket.connect()
  }
}

function refused(error: string): Answer {
  return { is: 'answer', id: '', error, numbers: {} }
}

function opened(): Socket {
  const url = new URL('/ws', location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return new WebSocket(url) as Socket
}
