import type { EraWorth, Score } from '../wire/tycoon'

/** The worth of all eras before anything is forfeited. */
export function collectionWorth(score: Score): number {
  return score.eras.reduce((sum, era) => sum + era.worth, 0)
}

export function forfeits(score: Score): number {
  return score.eras.reduce((sum, era) => sum + era.forfeited, 0)
}

/** The eras one holds cards of, the weightiest first. */
export function erasHeld(score: Score): EraWorth[] {
  return score.eras.filter(era => era.cards.length > 0).sort((a, b) => b.worth - a.worth)
}
