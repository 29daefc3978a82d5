/** A number that a total is made of, in words; its sign says which way it counts. */
export interface Figure {
  label: string
  value: string
}

interface Placed {
  seat: number
  place: number
}

/** How far a score is from whom it is measured by; `gap` is above 0 for who is ahead. */
export interface Distance {
  seat: number
  gap: number
}

/** The winner is measured by the best of the others, whoever did not win by the winner. */
export function distanceOf<S extends Placed>(
  score: S,
  ranking: readonly S[],
  points: (score: S) => number,
): Distance | null {
  const other =
    score.place === 1
      ? ranking.find(({ seat }) => seat !== score.seat)
      : ranking.find(({ place }) => place === 1)
  return other ? { seat: other.seat, gap: points(score) - points(other) } : null
}
