import { getContext, type Snippet, setContext } from 'svelte'
import type { Answer } from '../protocol/room'
import type { Hint } from './hint'
import { followed } from './progress.svelte'

/** Where the guide's line stands: at the top of what is asked, in the flow, so that it covers nothing. */
export class Dock {
  /** What is asked, which it is given, and why below it; null while there is no guide. */
  line = $state.raw<Snippet<[prompt?: Snippet]> | null>(null)
  /** What the line that is shown asks for. */
  asked: Hint['key'] | null = null

  /** Plays as `play` does; a move that is accepted was what had been asked for. */
  watching<Move>(play: (move: Move) => Promise<Answer>): (move: Move) => Promise<Answer> {
    return async move => {
      const { asked } = this
      const answer = await play(move)
      if (asked !== null && answer.error === null) followed(asked)
      return answer
    }
  }
}

const DOCK = Symbol('dock')

export function setDock(): Dock {
  return setContext(DOCK, new Dock())
}

/** Null where nobody is guided: replays, pictures. */
export function getDock(): Dock | null {
  return getContext<Dock | undefined>(DOCK) ?? null
}
