import { chartOf } from '../net/api'
import type { Chart } from '../protocol/records'

let last: { of: string; chart: Promise<Chart> } | null = null

/** A finished game's chart; whoever asks for the same one again is given it again. */
export function chartOnce(code: string, number: number): Promise<Chart> {
  const of = `${code}/${number}`
  if (last?.of === of) return last.chart
  const chart = chartOf(code, number)
  const asked = { of, chart }
  last = asked
  chart.catch(() => {
    if (last === asked) last = null
  })
  return chart
}
