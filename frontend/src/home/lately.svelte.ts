const REMEMBERED = 'gavel.room'
const CODE = /^[A-Z0-9]{6}$/

let code = $state(remembered())

/** The room one was in last, in this browser; '' for none. */
export function lastRoom(): string {
  return code
}

export function wasIn(room: string): void {
  keep(room)
}

/** Why a way to it leads nowhere any more. */
const CLOSED = ['no-such-room', 'room-expired', 'removed-from-room']

/** One was not let in. */
export function notLetIn(room: string, why: string): void {
  if (code === room && CLOSED.includes(why)) keep('')
}

function keep(now: string): void {
  code = now
  try {
    localStorage.setItem(REMEMBERED, now)
  } catch {
    // A browser that keeps nothing knows the room for this visit.
  }
}

function remembered(): string {
  try {
    const kept = localStorage.getItem(REMEMBERED) ?? ''
    return CODE.test(kept) ? kept : ''
  } catch {
    return ''
  }
}
