export const BARS = 40
export const MOST_LOUD = 15
const LEAST_PEAK = 0.25

/** Below a quiet room's noise: a muted microphone gives zeros. */
const NOTHING = 0.02
/** So many levels tell it: fewer could be a listener that has only just begun. */
const LEAST_LEVELS = 4

/** Whether nothing was heard at all. Where nobody listened, that is not known. */
export function isSilent(levels: readonly number[]): boolean {
  return levels.length >= LEAST_LEVELS && Math.max(...levels) < NOTHING
}

/** How loud a piece of sound is, 0..1, about as one hears it. `samples` are -1..1. */
export function loudness(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.min(1, 2 * power ** 0.25)
}

/** The loudest of each part, as whole numbers 0..15; silence stays flat. */
export function waveformOf(levels: readonly number[], bars = BARS): number[] {
  const count = Math.min(bars, levels.length)
  const peak = Math.max(LEAST_PEAK, ...levels)
  return Array.from({ length: count }, (_, bar) => {
    const part = levels.slice(
      Math.floor((bar * levels.length) / count),
      Math.floor(((bar + 1) * levels.length) / count),
    )
    return Math.round((Math.max(0, ...part) / peak) * MOST_LOUD)
  })
}
