const REMEMBERED = 'gavel.rooms'
/** What earlier versions of the page kept: the last room's code alone. */
const BEFORE = 'gavel.room'
const CODE = /^[A-Z0-9]{6}$/
/** More than one comes back to are not kept. */
export const MOST_ROOMS = 3

let codes = $state.raw(remembered())

/** The rooms one was in, in this browser; the last one first. */
export function roomsLately(): readonly string[] {
  return codes
}

export function wasIn(room: string): void {
  if (codes[0] === room) return
  keep([room, ...codes.filter(code => code !== room)].slice(0, MOST_ROOMS))
}

/** Why a way to it leads nowhere any more. */
const CLOSED = ['no-such-room', 'room-expired', 'removed-from-room']

/** One was not let in. */
export function notLetIn(room: string, why: string): void {
  if (CLOSED.includes(why)) leaveOut(room)
}

/** One does not want to come back to it. */
export function leaveOut(room: string): void {
  if (codes.includes(room)) keep(codes.filter(code => code !== room))
}

function keep(now: readonly string[]): void {
  codes = now
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(now))
    localStorage.removeItem(BEFORE)
  } catch {
    // A browser that keeps nothing knows the rooms for this visit.
  }
}

/** Also what another version of the page, or somebody's hand, may have left. */
function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null')
    const all: unknown[] = Array.isArray(kept) ? kept : [localStorage.getItem(BEFORE)]
    const isCode = (code: unknown): code is string => typeof code === 'string' && CODE.test(code)
    return [...new Set(all.filter(isCode))].slice(0, MOST_ROOMS)
  } catch {
    return []
  }
}
