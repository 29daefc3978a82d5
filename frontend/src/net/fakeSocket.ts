import type { AnyMessage } from '../protocol/room'
import type { Socket } from './connection'

/** For tests: a WebSocket whose server is the test. `sent`: the frames, parsed. */
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

  /** What the frame of this number asks of the room. */
  wanted(number: number): Record<string, unknown> {
    return (this.sent[number]?.wanted ?? {}) as Record<string, unknown>
  }

  /** What each frame is, a command by its own name. */
  kinds(): unknown[] {
    return this.sent.map(frame => (frame.wanted as { is: string } | undefined)?.is ?? frame.is)
  }
}
