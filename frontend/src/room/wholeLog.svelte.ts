import { logOf, Refused } from '../net/api'
import { GameLog, type NumberedLine } from '../net/gameLog'
import { identity } from '../net/identity.svelte'
import type { RoomView } from '../protocol/room'

/** The log of a room's table as a page has it; its missing lines come when somebody opens it. */
export class WholeLog {
  lines = $state.raw<readonly NumberedLine[]>([])
  isWhole = $state(true)
  /** Why what is missing did not come. */
  refusal = $state('')

  readonly #log = new GameLog()

  see({ playing }: RoomView): void {
    if (playing === null) return
    this.#log.see(playing, roundOf(playing.table))
    this.#show()
  }

  async complete(code: string): Promise<void> {
    this.refusal = ''
    const token = identity()?.token ?? ''
    try {
      await this.#log.complete((number, from) => logOf(code, number, from, token))
    } catch (why) {
      this.refusal = why instanceof Refused ? why.key : 'unavailable'
    }
    this.#show()
  }

  #show(): void {
    this.lines = this.#log.lines
    this.isWhole = this.#log.isWhole
  }
}

/** Every listed game's view says its round here; of another one the lines follow on. */
function roundOf(view: unknown): number | null {
  const round = (view as { table?: { round?: unknown } } | null)?.table?.round
  return typeof round === 'number' ? round : null
}
