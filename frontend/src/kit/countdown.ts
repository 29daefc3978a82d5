export const URGENT_MS = 5000

/** Milliseconds until `due`, both in server time; never below 0. */
export function left(due: number, serverNow: number): number {
  return Math.max(0, due - serverNow)
}

/** Whole seconds as one counts them down: 1 until the very end, then 0. */
export function seconds(leftMs: number): number {
  return Math.ceil(leftMs / 1000)
}

export function isUrgent(leftMs: number): boolean {
  return leftMs > 0 && leftMs <= URGENT_MS
}

/** The part of the ring still filled, 0..1. */
export function share(leftMs: number, totalMs: number): number {
  return totalMs > 0 ? Math.min(1, leftMs / totalMs) : 0
}
