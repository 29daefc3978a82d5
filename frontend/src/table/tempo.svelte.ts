export const TEMPOS = ['wait', 'calm', 'brisk'] as const
/** How fast this page tells what happened; `wait`: at the reader's tap. */
export type Tempo = (typeof TEMPOS)[number]

const REMEMBERED = 'gavel.tempo'

let chosen = $state<Tempo>(remembered())

export function tempo(): Tempo {
  return chosen
}

/** Remembers it on this device. */
export function chooseTempo(wanted: Tempo): void {
  chosen = wanted
  try {
    localStorage.setItem(REMEMBERED, wanted)
  } catch {
    // A browser that keeps nothing still keeps to it for this visit.
  }
}

function remembered(): Tempo {
  try {
    const kept = localStorage.getItem(REMEMBERED)
    return TEMPOS.find(name => name === kept) ?? 'calm'
  } catch {
    return 'calm'
  }
}
