import type { Chart, Purchase, Step } from '../protocol/records'
import type { Scale } from './scale'

export type What = 'worth' | 'money'

/** A round with the number of its first step and of its last. */
export interface Round {
  round: number
  from: number
  last: number
}

/** The rounds of a game in order; what comes before the first round belongs to it. */
export function roundsOf(steps: readonly Step[]): Round[] {
  const rounds: Round[] = []
  for (const [at, step] of steps.entries()) {
    const now = rounds.at(-1)
    if (now === undefined || step.round > Math.max(1, now.round)) {
      rounds.push({ round: Math.max(1, step.round), from: at, last: at })
    } else now.last = at
  }
  return rounds
}

/** A line that keeps its height until something changes. */
export function stairs(steps: readonly Step[], value: (step: Step) => number, x: Scale, y: Scale) {
  return steps
    .map((step, at) => {
      const [right, height] = [x(at).toFixed(1), y(value(step)).toFixed(1)]
      return at === 0 ? `M${right} ${height}` : `H${right}V${height}`
    })
    .join('')
}

/** What a seat paid in all, and what all of that was worth. */
export interface Total {
  seat: number
  count: number
  paid: number
  worth: number
}

export function totals({ names, purchases }: Chart): Total[] {
  return names.map((_, seat) => {
    const own = purchases.filter(purchase => purchase.seat === seat)
    return { seat, count: own.length, paid: sum(own, 'paid'), worth: sum(own, 'worth') }
  })
}

function sum(purchases: readonly Purchase[], field: 'paid' | 'worth'): number {
  return purchases.reduce((all, purchase) => all + purchase[field], 0)
}

/** With its sign, and a true minus. */
export function signed(gain: number): string {
  if (gain === 0) return '0'
  return gain > 0 ? `+${gain}` : `−${-gain}`
}
