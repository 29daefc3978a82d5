import type { Blanks, Key } from '../words'

export interface Bounds {
  least: number
  most: number
}

export type Reading = { value: number } | { refusal: Key; blanks?: Blanks }

/** Reads what somebody typed: a whole number within bounds, or why it is not one. */
export function read(text: string, bounds: Bounds): Reading {
  const typed = toHalfWidth(text.trim())
  if (typed === '') return { refusal: 'kit.empty' }
  if (!/^[+-]?\d+$/.test(typed)) return { refusal: 'kit.whole' }
  return within(Number(typed), bounds)
}

/** Moves a number by `by`, never past the bounds; from unreadable text it starts at the least. */
export function nudge(text: string, by: number, bounds: Bounds): number {
  const typed = Number.parseInt(toHalfWidth(text), 10)
  return Number.isNaN(typed) ? clamp(bounds.least, bounds) : clamp(typed + by, bounds)
}

export function clamp(value: number, { least, most }: Bounds): number {
  return Math.max(least, Math.min(most, value))
}

/** Whether somebody typed a number, but one below the bounds. */
export function isBelow(text: string, { least }: Bounds): boolean {
  const typed = read(text, { least: Number.NEGATIVE_INFINITY, most: least - 1 })
  return 'value' in typed
}

/** The value read, or null where there is a refusal instead. */
export function numberIn(reading: Reading): number | null {
  return 'value' in reading ? reading.value : null
}

function within(value: number, { least, most }: Bounds): Reading {
  if (value < least) return { refusal: 'kit.least', blanks: { least } }
  if (value > most) return { refusal: 'kit.most', blanks: { most } }
  return { value }
}

/** Chinese keyboards type full-width digits. */
function toHalfWidth(text: string): string {
  return text.replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
}
