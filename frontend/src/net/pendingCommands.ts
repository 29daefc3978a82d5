import type { Answer, AnyFrame, Beat, Hello } from '../protocol/room'
import { freshId } from './ids'

export type Command = Exclude<AnyFrame, Hello | Beat>

type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, 'id'> : never
/** A command as a screen asks for it, before it has its id. */
export type Wanted = WithoutId<Command>

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
  add(wanted: Wanted): { command: Command; answer: Promise<Answer> } {
    const command: Command = { ...wanted, id: freshId() }
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

function refusal(id: string, error: string): Answer {
  return { is: 'answer', id, error, numbers: {} }
}
