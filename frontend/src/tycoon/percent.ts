/** Percent with its sign: "+30%", "−10%", "±0%". */
export function percent(number: number): string {
  if (number === 0) return '±0%'
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}%`
}

/** A change in gold with its sign: "+6", "−9", "±0". */
export function signed(number: number): string {
  if (number === 0) return '±0'
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`
}
