import type { Drawn } from './draws'

/** Seats are counted from 1 for people. */
export function seatWords(seat: Drawn): string {
  return String(Number(seat) + 1)
}
