import type { Outcry } from '../protocol/modern_art'
import type { Key } from '../words'

/** The words for "no more": letting one's own bid stand, not opening, or stepping back (B-14). */
export function noMoreKey({ bids }: Outcry, seat: number | null): Key {
  const high = bids.at(-1)
  if (high === undefined) return 'modern_art.not-opening'
  return high.seat === seat ? 'modern_art.let-it-stand' : 'modern_art.no-more'
}

export function hammerKey({ bids }: Outcry): Key {
  return bids.length === 0 ? 'modern_art.hammer-free' : 'modern_art.hammer'
}
