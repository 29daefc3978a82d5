/** What this browser saw and brought for one game: the commitment it saw first, then its string. */
export interface Brought {
  room: string
  number: number
  commitment: string
  luck: string
}

const REMEMBERED = 'gavel.luck'
const MOST = 200

/** Kept in this browser, so that its player can check later that their own string went in. */
export function remember(brought: Brought): void {
  keep([...all().filter(one => one.luck !== brought.luck), brought].slice(-MOST))
}

/** Who does not play after all brought nothing. */
export function forget(room: string, number: number): void {
  const kept = all()
  const others = kept.filter(one => one.room !== room || one.number !== number)
  if (others.length < kept.length) keep(others)
}

function keep(brought: Brought[]) {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(brought))
  } catch {
    // A browser that keeps nothing can still check the rest.
  }
}

/** For one game, in the order in which they were brought; the last one counts. */
export function broughtFor(room: string, number: number): Brought[] {
  return all().filter(one => one.room === room && one.number === number)
}

function all(): Brought[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isBrought) : []
  } catch {
    return []
  }
}

function isBrought(kept: unknown): kept is Brought {
  if (typeof kept !== 'object' || kept === null) return false
  const texts = ['room', 'commitment', 'luck'].map(field => typeof Reflect.get(kept, field))
  return texts.every(kind => kind === 'string') && typeof Reflect.get(kept, 'number') === 'number'
}
