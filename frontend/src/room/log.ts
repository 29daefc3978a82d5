import type { Line } from '../protocol/room'
import { type Key, say } from '../words'

type LogWords = (line: Line, nameOf: (seat: number) => string) => string

const ROOM_LINES: Record<string, Key> = {
  'seat-kept-offline': 'log.seat-kept-offline',
  'seat-kept-slow': 'log.seat-kept-slow',
  'seat-returned': 'log.seat-returned',
}

export interface LogRow {
  /** Its number in the whole log, from 1: the same line keeps it as the window moves on. */
  number: number
  words: string
}

/** The log's window in words: the room's own lines here, a game's by the game (B-17). */
export function logRows(
  log: readonly Line[],
  told: number,
  game: LogWords,
  nameOf: (seat: number) => string,
): LogRow[] {
  const first = told - log.length + 1
  return log
    .map((line, at) => ({ number: first + at, words: lineWords(line, game, nameOf) }))
    .filter(row => row.words !== '')
}

export function lineWords(line: Line, game: LogWords, nameOf: (seat: number) => string): string {
  const key = ROOM_LINES[line.key]
  if (key === undefined) return game(line, nameOf)
  return say(key, { name: nameOf(Number(line.numbers.seat)) })
}
