const REMEMBERED = 'gavel.guide'

/** After so many times one knows what a hint says. */
const LEARNED = 3

/** What one must know before a game: how to sit down and start. */
export const LOBBY = 'lobby'

interface Kept {
  off: boolean
  /** The games played to their end. */
  known: readonly string[]
  /** How often each hint was followed, by its id. */
  followed: Readonly<Record<string, number>>
}

const FRESH: Kept = { off: false, known: [], followed: {} }

let kept = $state.raw<Kept>(remembered())

export function isGuideOn(): boolean {
  return !kept.off
}

/** Turned on, it begins anew: whoever asks for it wants to see it. */
export function turnGuide(on: boolean): void {
  keep(on ? FRESH : { ...kept, off: true })
}

/** Whether whoever uses this browser is to be shown how this game goes. */
export function isNew(game: string): boolean {
  return !kept.off && !hasPlayed(game)
}

/** Whether this game was played to its end in this browser. */
export function hasPlayed(game: string): boolean {
  return kept.known.includes(game)
}

export function isDue(hint: string): boolean {
  return (kept.followed[hint] ?? 0) < LEARNED
}

/** A hint that was put away does not come back. */
export function dismiss(hint: string): void {
  follow(hint, LEARNED)
}

/** What a hint asked for was done. */
export function followed(hint: string): void {
  follow(hint, 1)
}

/** A game was played to its end, the lobby to its start. */
export function played(game: string): void {
  if (!kept.known.includes(game)) keep({ ...kept, known: [...kept.known, game] })
}

function follow(hint: string, times: number): void {
  const before = kept.followed[hint] ?? 0
  keep({ ...kept, followed: { ...kept.followed, [hint]: before + times } })
}

function keep(now: Kept): void {
  kept = now
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing shows the guide at each visit.
  }
}

function remembered(): Kept {
  try {
    return read(JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}'))
  } catch {
    return FRESH
  }
}

/** What another version of the page, or somebody's hand, may have left. */
function read({ off, known, followed }: Partial<Record<keyof Kept, unknown>>): Kept {
  return {
    off: off === true,
    known: Array.isArray(known) ? known : [],
    followed: typeof followed === 'object' && followed !== null ? { ...followed } : {},
  }
}
