import { toast } from '../kit/toasts.svelte'
import type { Socket } from '../net/connection'
import { type Identity, renew } from '../net/identity.svelte'
import { freshLuck } from '../net/ids'
import { Line, type LineState } from '../net/line'
import type { Wanted } from '../net/unanswered'
import { onWakeUp } from '../net/wakeups'
import { forget, remember } from '../proof/brought'
import type { Answer, ChatLine, RoomView } from '../protocol/room'
import { refusalWords } from './refusals'

/** Being in a room: its newest view, what was said, how the line is, and what one asks of it. */
export class Visit {
  view = $state.raw<RoomView | null>(null)
  chat = $state.raw<readonly ChatLine[]>([])
  state = $state<LineState>('joining')
  ending = $state.raw<Answer | null>(null)

  readonly #code: string
  readonly #dial: () => Socket
  #line: Line
  #sleepless: () => void
  #blessed = ''
  #isRenewed = false
  #token: string

  constructor(code: string, identity: Identity, dial: () => Socket = dialed) {
    this.#code = code
    this.#dial = dial
    this.#token = identity.token
    this.#line = this.#lineAs(identity)
    this.#line.connect()
    this.#sleepless = onWakeUp(() => this.#line.wake())
  }

  /** ms by the server's clock. */
  readonly now = (): number => Date.now() + this.#line.offset.ms

  /** The server's clock minus this device's, in ms. */
  readonly offset = (): number => this.#line.offset.ms

  /** Asks; a refusal is shown as well as returned. */
  readonly ask = async (wanted: Wanted): Promise<Answer> => {
    const answer = await this.#line.ask(wanted)
    if (answer.error === null) this.#kept(wanted)
    if (answer.error !== null && answer.error !== 'line-ended') {
      toast(refusalWords(answer.error, answer.numbers), 'refusal')
    }
    return answer
  }

  /** Asks; a refusal is for the asker alone to show. */
  readonly askQuietly = (wanted: Wanted): Promise<Answer> => this.#line.ask(wanted)

  readonly sit = (chair: number): Promise<Answer> =>
    this.ask({ is: 'sit', chair, luck: freshLuck() })

  readonly play = (move: unknown): Promise<Answer> => this.ask({ is: 'play', move })

  /** One has signed in or has another name: come again as that, at the same seat. */
  readonly becomes = (identity: Identity): void => {
    if (identity.token === this.#token) return
    const before = this.#line
    this.#comeAs(identity)
    before.end()
  }

  leave(): void {
    this.#sleepless()
    this.#line.end()
  }

  #lineAs(identity: Identity): Line {
    const greeting = { token: identity.token, room: this.#code }
    const line: Line = new Line(this.#dial, () => greeting, {
      view: view => this.#see(view),
      chat: lines => this.#listen(lines),
      state: (state, why) => {
        if (line === this.#line) void this.#turn(state, why)
      },
    })
    return line
  }

  #see(view: RoomView): void {
    this.view = view
    this.#bringLuck(view)
    if (view.playing !== null && view.seat === null) forget(view.code, view.playing.number)
  }

  /** A chair kept from game to game needs a string of its own, after each commitment. */
  #bringLuck(view: RoomView): void {
    const mine = view.chair === null ? null : view.chairs[view.chair]
    if (view.playing !== null || !mine || mine.lucky) return
    if (this.#blessed === view.commitment) return
    this.#blessed = view.commitment
    const wanted: Wanted = { is: 'luck', luck: freshLuck() }
    void this.askQuietly(wanted).then(answer => {
      if (answer.error === null) this.#kept(wanted)
      else this.#blessed = ''
    })
  }

  /** What one brought is remembered with the commitment that was seen before, for the proof. */
  #kept(wanted: Wanted): void {
    if (this.view === null) return
    const { code: room, number, commitment } = this.view
    if (wanted.is === 'stand') forget(room, number)
    if (wanted.is === 'sit' || wanted.is === 'luck')
      remember({ room, number, commitment, luck: wanted.luck })
  }

  #listen(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map(line => line.seq))
    const fresh = lines.filter(line => !known.has(line.seq))
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].sort((a, b) => a.seq - b.seq)
  }

  async #turn(state: LineState, why: Answer | undefined): Promise<void> {
    if (why?.error === 'bad-token' && !this.#isRenewed) await this.#comeAnew()
    else this.#end(state, why)
  }

  #end(state: LineState, why: Answer | undefined): void {
    this.state = state
    this.ending = why ?? null
    if (why?.error === 'removed-from-room' && this.view) forget(this.view.code, this.view.number)
  }

  /** The server no longer takes our token: once, a fresh one under the same name. */
  async #comeAnew(): Promise<void> {
    this.#isRenewed = true
    const fresh = await renew().catch(() => null)
    if (fresh === null) {
      toast(refusalWords('bad-token'), 'refusal')
      return this.#end('ended', refused('bad-token'))
    }
    this.#comeAs(fresh)
  }

  #comeAs(identity: Identity): void {
    this.#token = identity.token
    this.#line = this.#lineAs(identity)
    this.#line.connect()
  }
}

function refused(error: string): Answer {
  return { is: 'answer', id: '', error, numbers: {} }
}

function dialed(): Socket {
  const url = new URL('/ws', location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return new WebSocket(url) as Socket
}
