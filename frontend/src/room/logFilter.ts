import type { LogTopics } from '../game'
import type { NumberedLine } from '../net/gameLog'
import type { Line } from '../protocol/room'

export const FILTERS = ['all', 'mine', 'money', 'trades'] as const
export type LogFilter = (typeof FILTERS)[number]

/** Who is meant by a line's numbers: these fields hold seats in every game. */
const PARTIES = ['seat', 'other'] as const

/** The filters that find something in this game, for who looks. */
export function filtersOf(topics: LogTopics | undefined, seat: number | null): LogFilter[] {
  if (topics === undefined) return ['all']
  return FILTERS.filter(
    filter =>
      (filter !== 'mine' || seat !== null) && (filter !== 'trades' || topics.trades.length > 0),
  )
}

/** Whether a line is found by a filter. One's own deals are what moved money or cards of one's own. */
export function isFound(
  { key, numbers }: Line,
  filter: LogFilter,
  topics: LogTopics | undefined,
  seat: number | null,
): boolean {
  if (filter === 'all' || topics === undefined) return true
  if (filter === 'trades') return topics.trades.includes(key)
  const isMoney = topics.money.includes(key)
  return isMoney && (filter === 'money' || PARTIES.some(party => numbers[party] === seat))
}

/** Lines that belong together: of one lot, or between two. */
export interface LotOfLog<T> {
  lot: number | null
  rows: T[]
}

export interface RoundOfLog<T> {
  round: number
  lots: LotOfLog<T>[]
}

/** The log by round and lot. A line of no lot stands by itself; one of no known round follows on. */
export function grouped<T extends NumberedLine>(lines: readonly T[]): RoundOfLog<T>[] {
  const rounds: RoundOfLog<T>[] = []
  for (const row of lines) {
    const round = Math.max(1, row.round ?? 1, rounds.at(-1)?.round ?? 1)
    if (rounds.at(-1)?.round !== round) rounds.push({ round, lots: [] })
    const lots = rounds.at(-1)?.lots ?? []
    const lot = typeof row.line.numbers.lot === 'number' ? row.line.numbers.lot : null
    const last = lots.at(-1)
    if (last && last.lot === lot) last.rows.push(row)
    else lots.push({ lot, rows: [row] })
  }
  return rounds
}
