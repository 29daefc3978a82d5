import type { View } from '../wire/gem_trader'

/** What was owed when a market was over, and what that market paid off of it. */
export interface Debt {
  round: number
  owed: number
  repaid: number
}

/** Follows one's debt from view to view: only an income takes it off (GT-12). */
export function followed(before: Debt | null, { table, own }: View): Debt {
  const round = table.last?.round ?? 0
  const owed = own?.debt ?? 0
  if (!before) return { round, owed, repaid: 0 }
  if (round === before.round) return { ...before, owed }
  return { round, owed, repaid: Math.max(0, before.owed - owed) }
}
