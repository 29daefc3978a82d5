import type { Answer, AnyFrame, Beat, Hello } from '../protocol/room'
import { freshId } from './ids'

export type Command = Exclude<AnyFrame, Hello | Beat>

type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, 'id'> : never
export type Wanted = WithoutId<Command>

/** How long a command may take, over however many connections, before we say it failed. */
export const PATIENCE_MS = 20_000

interface Asked {
  command: Command
  answered: (answer: Answer) => void
  timer: ReturnType<typeof setTimeout>
}

/** The commands that wait for an answer; after a drop they are sent again under the same id. */
export class Unanswered {
  #asked = new Map<string, Asked>()

  /** Gives the command its id; the answer comes, or after a while one that says it did not. */
  add(wanted: Wanted): { command: Command; answer: Promise<Answer> } {
    const command: Command = { ...wanted, id: freshId() }
    const answer = new Promise<Answer>(answered => {
      const timer = setTimeout(() => this.settle(refusal(command.id, 'no-answer')), PATIENCE_MS)
      this.#asked.set(command.id, { command, answered, timer })
    })
    return { command, answer }
  }

  settle(answer: Answer): void {
    const asked = this.#asked.get(answer.id)
    if (asked === undefined) return
    this.#asked.delete(answer.id)
    clearTimeout(asked.timer)
    asked.answered(answer)
  }

  settleAll(error: string): void {
    for (const id of this.#asked.keys()) this.settle(refusal(id, error))
  }

  get commands(): Command[] {
    return [...this.#asked.values()].map(asked => asked.command)
  }
}

function refusal(id: string, error: string): Answer {
  return { is: 'answer', id, error, numbers: {} }
}
