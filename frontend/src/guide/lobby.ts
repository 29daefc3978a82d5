import type { RoomView } from '../protocol/room'
import { startRefusal } from '../room/turn'
import { type Hint, lobby, RULES } from './hint'

/** How one comes to a game: sit down, fill up, start. */
export function lobbyHint(room: RoomView): Hint | null {
  if (room.chair === null) return { key: 'guide.lobby.sit', at: [lobby('sit')] }
  if (room.you !== room.host) return { key: 'guide.lobby.wait', at: [RULES] }
  const refusal = startRefusal(room)
  if (refusal === null) return { key: 'guide.lobby.start', at: [lobby('start')] }
  if (refusal.key !== 'too-few') return null
  return { key: 'guide.lobby.fill', blanks: { missing: refusal.missing }, at: [lobby('fill')] }
}
