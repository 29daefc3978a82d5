import type { GuidePart } from '../game'
import type { RoomView } from '../protocol/room'
import { isKept } from '../room/turn'
import { type Hint, RULES } from './hint'
import { lobbyHint } from './lobby'

/**
 * What to do now, or what it is all about; null while a bot does it, and when it is over. `game`:
 * what the game that is played tells newcomers; null until it is fetched, or where there is none.
 */
export function hintFor(room: RoomView, game: GuidePart<unknown> | null): Hint | null {
  const { playing } = room
  if (playing === null) return lobbyHint(room)
  if (game === null || playing.over || isKept(room)) return null
  return (room.seat === null ? null : game.hint(playing.table)) ?? goalOf(game)
}

/** How one wins, for those who have nothing to do yet. */
function goalOf({ goal }: GuidePart<unknown>): Hint {
  return { ...goal, at: [RULES], idle: true }
}
