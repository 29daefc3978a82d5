import type { Sound } from '../kit/soundEffects'
import type { Line } from '../protocol/room'

/**
 * The sounds of new log lines: each once, in the order of the log. `told`: how many lines there are
 * in all; `known`: how many of them have sounded already.
 */
export function soundsOf(
  log: readonly Line[],
  told: number,
  known: number,
  sounds: Readonly<Record<string, Sound>>,
): Sound[] {
  const fresh = log.slice(Math.max(0, log.length - (told - known)))
  const made = fresh.map(({ key }) => (Object.hasOwn(sounds, key) ? sounds[key] : undefined))
  return [...new Set(made.filter(one => one !== undefined))]
}
