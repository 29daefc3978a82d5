import type { AnyMessage, RoomView } from '../protocol/room'
import type { Socket } from './connection'

/** A socket for tests: what was sent lies in `sent`; the test speaks for the server. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  readonly sent: Record<string, unknown>[] = []
  isClosed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  says(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** Opens and takes the hello, as the server does. */
  welcomes(): void {
    this.onopen?.()
    this.answers(String(this.sent[0]?.id))
  }

  answers(id: string, error: string | null = null): void {
    this.says({ is: 'answer', id, error, numbers: {} })
  }

  breaks(): void {
    this.isClosed = true
    this.onclose?.()
  }

  kinds(): unknown[] {
    return this.sent.map(frame => frame.is)
  }
}

/** A lobby of six empty chairs, watched by "me", with whatever a test changes. */
export function lobby(changes: Partial<RoomView> = {}): RoomView {
  return {
    code: 'ABCDEF',
    you: 'me',
    chair: null,
    seat: null,
    host: 'me',
    people: [{ person: 'me', name: 'Ann', online: true, muted: false }],
    chairs: [null, null, null, null, null, null],
    settings: { game: 'tycoon', late: 'bot', pace: 'calm', animation: true, variants: [] },
    players: { least: 3, most: 6 },
    games: ['tycoon'],
    variants: [],
    number: 1,
    commitment: 'c0ffee',
    playing: null,
    past: [],
    removed: [],
    ...changes,
  }
}
