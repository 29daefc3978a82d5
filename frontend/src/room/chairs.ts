import type { SeatStatus } from '../game'
import type { MarkName } from '../kit/marks'
import type { ChairSeen, RoomView } from '../protocol/room'
import { looksOf, nameOfChair } from './names'

/** A chair as it is drawn. */
export interface ChairLook {
  chair: number
  seat: number | null
  sitter: ChairSeen | null
  name: string
  looks: string
  gold: number | null
  marks: MarkName[]
  isActive: boolean
  /** It acts, and nobody else does. */
  isOnTurn: boolean
  isMine: boolean
}

/** In the lobby all chairs the game allows; at a table only those that play. */
export function chairLooks(room: RoomView, extras: readonly SeatStatus[]): ChairLook[] {
  const chairs = room.playing?.chairs ?? room.chairs.map((_, chair) => chair)
  const looks = chairs.map((chair, at) => {
    const seat = room.playing === null ? null : at
    return look(room, chair, seat, extras[at])
  })
  const isAlone = looks.filter(({ isActive }) => isActive).length === 1
  return looks.map(one => ({ ...one, isOnTurn: one.isActive && isAlone }))
}

function look(
  room: RoomView,
  chair: number,
  seat: number | null,
  extra: SeatStatus | undefined,
): Omit<ChairLook, 'isOnTurn'> {
  const sitter = room.chairs[chair] ?? null
  return {
    chair,
    seat,
    sitter,
    name: sitter === null ? '' : nameOfChair(sitter, chair),
    looks: sitter === null ? '' : looksOf(sitter, chair),
    gold: extra?.gold ?? null,
    marks: sitter === null ? [] : marksOf(room, sitter, seat, extra),
    isActive: isAsked(room, seat) || extra?.active === true,
    isMine: chair === room.chair,
  }
}

/** the room's own marks first, then the game's; each once. */
function marksOf(
  room: RoomView,
  sitter: ChairSeen,
  seat: number | null,
  extra: SeatStatus | undefined,
): MarkName[] {
  const isKept = room.playing?.kept.some(kept => kept.seat === seat) === true
  const marks: (MarkName | false)[] = [
    sitter.person === room.you && 'you',
    sitter.person === room.host && 'host',
    sitter.level !== null && 'bot',
    isKept && 'kept',
    !sitter.online && 'offline',
    ...(extra?.marks ?? []),
  ]
  return [...new Set(marks.filter(mark => mark !== false))]
}

function isAsked(room: RoomView, seat: number | null): boolean {
  return seat !== null && room.playing?.waits_for.includes(seat) === true
}

export function spectators(room: RoomView): RoomView['people'] {
  const seated = new Set(room.chairs.map(sitter => sitter?.person))
  return room.people.filter(visitor => !seated.has(visitor.person))
}
