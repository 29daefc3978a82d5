import type { EraWorth, Score } from '../protocol/tycoon'

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

export type TieBreak = 'gold' | 'sets' | 'seated'

/** What put a score below an equal one just above it (TY-75); null where the totals differ. */
export function brokenBy(score: Score, ranking: readonly Score[]): TieBreak | null {
  const above = ranking.find(other => other.place === score.place - 1)
  if (above === undefined || above.total !== score.total) return null
  if (above.gold !== score.gold) return 'gold'
  return above.sets === score.sets ? 'seated' : 'sets'
}
