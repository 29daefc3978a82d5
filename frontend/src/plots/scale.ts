/** From one span of numbers to another, both ends included. */
export type Scale = (value: number) => number

export function scale([from, to]: Span, [start, end]: Span): Scale {
  const width = to - from || 1
  return value => start + ((value - from) / width) * (end - start)
}

export type Span = readonly [number, number]

/** The span of all these numbers and 0. */
export function spanOf(values: readonly number[]): Span {
  return [Math.min(0, ...values), Math.max(1, ...values)]
}

const STEPS = [1, 2, 5, 10]

/** The span out to the next round number at either end. */
export function roomy([from, to]: Span, many: number): Span {
  const step = stepOf([from, to], many)
  return [Math.floor(from / step) * step, Math.ceil(to / step) * step]
}

/** Round numbers within the span, about so many. */
export function ticks([from, to]: Span, many: number): number[] {
  const step = stepOf([from, to], many)
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}

function stepOf([from, to]: Span, many: number): number {
  const rough = Math.max((to - from) / many, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * (STEPS.find(step => step * power >= rough) ?? 10)
}

/** Which of these numbers, in order, is nearest. */
export function nearest(values: readonly number[], wanted: number): number {
  let best = 0
  for (const [at, value] of values.entries()) {
    if (Math.abs(value - wanted) < Math.abs((values[best] ?? 0) - wanted)) best = at
  }
  return best
}
