import type { RoomView } from '../protocol/room'

/**
 * Heads of a game's chain (domain/room/chain.py) that this browser saw: `call` when seats were
 * locked, before it revealed its string, and `newest`. '': it saw none.
 */
export interface Heads {
  room: string
  number: number
  commitment: string
  call: string
  newest: string
}

const KEPT = 'gavel.heads'
const MOST = 100

/** The server shows a head before it could know who will hold a replay against it. */
export function keepHead({ code: room, number, commitment, called, playing }: RoomView): void {
  const head = playing?.head ?? called?.head ?? ''
  if (head === '') return
  const before = headsOf(room, number)
  if (before?.newest === head) return
  const call = before?.call || (called?.head ?? '')
  const others = all().filter(one => one.room !== room || one.number !== number)
  keep([...others, { room, number, commitment, call, newest: head }].slice(-MOST))
}

/** What this browser saw of a game, as spectator too. */
export function headsOf(room: string, number: number): Heads | undefined {
  return all().find(one => one.room === room && one.number === number)
}

function keep(heads: Heads[]) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(heads))
  } catch {
    // A browser that keeps nothing can still check the rest.
  }
}

function all(): Heads[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isHeads) : []
  } catch {
    return []
  }
}

function isHeads(kept: unknown): kept is Heads {
  if (typeof kept !== 'object' || kept === null) return false
  const texts = ['room', 'commitment', 'call', 'newest'].map(
    field => typeof Reflect.get(kept, field),
  )
  return texts.every(kind => kind === 'string') && typeof Reflect.get(kept, 'number') === 'number'
}
