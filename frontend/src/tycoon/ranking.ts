import { signed } from '../plots/course'
import type { EraWorth, Score } from '../protocol/tycoon'
import type { Figure } from '../table/ending'
import { say } from '../words'
import { worthOf } from './pieces'

/** The worth of all eras before anything is forfeited. */
export function collectionWorth(score: Score): number {
  return score.eras.reduce((sum, era) => sum + era.worth, 0)
}

export function forfeits(score: Score): number {
  return score.eras.reduce((sum, era) => sum + era.forfeited, 0)
}

/** Gold, the cards by themselves, and what sets added, forfeits taken off: together the total. */
export function figures(score: Score): Figure[] {
  const cards = score.eras.flatMap(era => era.cards).reduce((sum, card) => sum + worthOf(card), 0)
  const lost = forfeits(score)
  const bonus = collectionWorth(score) - cards - lost
  return [
    { label: say('tycoon.end.gold'), value: String(score.gold) },
    { label: say('tycoon.end.cards'), value: signed(cards) },
    { label: say(lost > 0 ? 'tycoon.end.bonus-less' : 'tycoon.end.bonus'), value: signed(bonus) },
  ]
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
