import type { AnyTable } from '../game'
import type { Contents, Step } from '../protocol/replay'
import { say } from '../words'
import { nameAt } from './room'

export interface StepRow {
  step: number
  at: number
  words: string[]
}

type LogWords = AnyTable['logWords']

/** The steps of which the log tells something. */
export function rowsOf(contents: Contents, logWords: LogWords): StepRow[] {
  return contents.steps
    .map((_, step) => ({
      step,
      at: contents.steps[step]?.at ?? 0,
      words: wordsOf(contents, step, logWords),
    }))
    .filter(row => row.words.length > 0)
}

/** What happened in a step. */
export function wordsOf(contents: Contents, step: number, logWords: LogWords): string[] {
  const lines = contents.steps[step]?.lines ?? []
  return lines.map(line => logWords(line, seat => nameAt(contents, seat))).filter(Boolean)
}

/** The row of a step; of one without words, the last before it. */
export function rowAt(rows: readonly StepRow[], step: number): number {
  return rows.findLastIndex(row => row.step <= step)
}

/** Who made a step. */
export function moverOf(contents: Contents, { seat }: Step): string {
  return seat === null ? say('replay.house') : nameAt(contents, seat)
}
