/** Through whose eyes one looks: a seat's, a spectator's, or with every hand revealed. */
export type Eyes = number | 'table' | 'all'

export interface Place {
  step: number
  eyes: Eyes
}

/** Where a link points to; what makes no sense there is passed over. */
export function placeIn(query: string, steps: number, seats: number): Place {
  const asked = new URLSearchParams(query)
  return {
    step: Math.min(whole(asked.get('step')) ?? 0, Math.max(0, steps - 1)),
    eyes: eyesIn(asked.get('eyes'), seats),
  }
}

export function eyesIn(text: string | null, seats: number): Eyes {
  if (text === 'all') return 'all'
  const seat = whole(text)
  return seat === null || seat >= seats ? 'table' : seat
}

export function queryOf({ step, eyes }: Place): string {
  return `?step=${step}&eyes=${eyes}`
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
