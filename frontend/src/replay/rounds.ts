import type { Step } from '../protocol/replay'

export interface Round {
  round: number
  /** The first step of it. */
  step: number
}

/** Where each round begins; round 0 is what comes before the first. */
export function roundsOf(steps: readonly Step[]): Round[] {
  return steps
    .map(({ round }, step) => ({ round, step }))
    .filter(({ round, step }) => round !== steps[step - 1]?.round)
}

/** The step that a jump over the rounds leads to: back to this one's beginning first. */
export function jumped(rounds: readonly Round[], step: number, last: number, by: 1 | -1): number {
  const starts = rounds.map(round => round.step)
  if (by > 0) return starts.find(start => start > step) ?? last
  return starts.findLast(start => start < step) ?? 0
}
