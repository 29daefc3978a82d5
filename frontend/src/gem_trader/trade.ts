import { totals } from '../plots/course'
import type { Score } from '../protocol/gem_trader'
import type { Chart } from '../protocol/records'

/** What a seat began with, paid for cards and took in sales, bonuses with them; debts are in it. */
export interface Trade {
  start: number
  paid: number
  sold: number
}

/** Money comes by sales alone and goes by cards alone. */
export function tradeOf({ seat, cash, debt }: Score, chart: Chart): Trade {
  const start = chart.steps[0]?.money[seat] ?? 0
  const paid = totals(chart)[seat]?.paid ?? 0
  return { start, paid, sold: cash - debt - start + paid }
}
