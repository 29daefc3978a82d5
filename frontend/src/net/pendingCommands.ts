import type { Answer, Ask, Wanted as RoomCommand, Say } from '../protocol/room'
import { freshId } from './ids'

/** A frame that waits for its answer. */
export type Command = Ask | Say

/** What a screen asks for: a command of the room, or a line of chat. */
export type Wanted = RoomCommand | Omit<Say, 'id' | 'room'>

/** How long a command may take, over however many sockets, before it counts as failed. */
export const ANSWER_TIMEOUT_MS = 20_000

interface Pending {
  command: Command
  answered: (answer: Answer) => void
  timer: ReturnType<typeof setTimeout>
}

/** Commands without an answer yet; a reconnected socket sends them again under the same ids. */
export class PendingCommands {
  #pending = new Map<string, Pending>()

  /** Gives the command its id; the answer comes, or after a while one that says it did not. */
  add(wanted: Wanted, version: number): { command: Command; answer: Promise<Answer> } {
    const command = frameOf(wanted, freshId(), version)
    const answer = new Promise<Answer>(answered => {
      const timer = setTimeout(
        () => this.settle(refusal(command.id, 'no-answer')),
        ANSWER_TIMEOUT_MS,
      )
      this.#pending.set(command.id, { command, answered, timer })
    })
    return { command, answer }
  }

  settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id)
    if (pending === undefined) return
    this.#pending.delete(answer.id)
    clearTimeout(pending.timer)
    pending.answered(answer)
  }

  settleAll(error: string): void {
    for (const id of this.#pending.keys()) this.settle(refusal(id, error))
  }

  get commands(): Command[] {
    return [...this.#pending.values()].map(pending => pending.command)
  }
}

/** `version`: of the view that was on the screen when it was asked. */
function frameOf(wanted: Wanted, id: string, version: number): Command {
  return wanted.is === 'say' ? { ...wanted, id } : { is: 'ask', id, version, wanted }
}

function refusal(id: string, error: string): Answer {
  return { is: 'answer', id, error, numbers: {} }
}
