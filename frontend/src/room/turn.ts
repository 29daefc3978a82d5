import type { RoomView } from '../protocol/room'

/** Whether the table waits for me, and I still play for myself. */
export function isMyTurn(room: RoomView): boolean {
  const { playing, seat } = room
  if (playing === null || seat === null || playing.over) return false
  return playing.waits_for.includes(seat) && !isKept(room)
}

/** Whether a bot is playing my seat (托管). */
export function isKept(room: RoomView): boolean {
  return room.playing?.kept.some(kept => kept.seat === room.seat) === true
}

export type StartRefusal =
  | { key: 'too-few'; missing: number }
  | { key: 'too-many'; most: number }
  | { key: 'no-human' }

/** Why the host cannot start yet, as far as the view tells; null when it can. */
export function startRefusal(room: RoomView): StartRefusal | null {
  const taken = room.chairs.filter(sitter => sitter !== null)
  if (!taken.some(sitter => sitter.person !== null)) return { key: 'no-human' }
  if (taken.length < room.players.least) {
    return { key: 'too-few', missing: room.players.least - taken.length }
  }
  return taken.length > room.players.most ? { key: 'too-many', most: room.players.most } : null
}
