import type { PlayingSeen } from '../protocol/room'
import type { Beat, BeatKind } from './beats'
import type { Tempo } from './tempo.svelte'

/** ms for which the table stands still for a beat, in calm; 0: it goes on at once. */
const CALM: Readonly<Record<BeatKind, number>> = {
  raised: 0,
  noted: 0,
  dice: 1500,
  ended: 1600,
  hammer: 1500,
  income: 1300,
  rolled: 1600,
  starter: 1600,
  opened: 2000,
  unsold: 2000,
  settled: 2200,
  sold: 2400,
  nobody: 2600,
  refused: 2600,
  traded: 2600,
  defaulted: 3200,
  forced: 3600,
}
const BRISK = 0.5
const WAIT_MS = 4000
/** What is only noted, when it stands among what is waited for. */
const BY_THE_WAY_MS = 1000
const LEAST_MS = 600

/** ms a docked beat stands. */
export const DOCKED_MS = 2600
export const MOST_DOCKED = 3

/** How long the telling of one step may take, and how much may wait behind it. */
export const LIMITS = {
  wait: { step: 12_000, behind: 20_000, views: 12 },
  calm: { step: 6000, behind: 6000, views: 3 },
  brisk: { step: 3000, behind: 6000, views: 3 },
} as const

/** Below this, in ms, whoever is asked needs the table at once. */
export const HURRY_MS = 8000

export function waitsFor(beat: Beat, tempo: Tempo): boolean {
  if (CALM[beat.kind] > 0) return true
  return tempo === 'wait' && beat.kind === 'raised'
}

/** How long each of a step's beats is shown. */
export function lengths(beats: readonly Beat[], tempo: Tempo): number[] {
  const wanted = beats.map(beat => lengthOf(beat, tempo))
  const all = wanted.reduce((sum, ms) => sum + ms, 0)
  const squeeze = Math.min(1, LIMITS[tempo].step / all)
  return wanted.map(ms => Math.max(LEAST_MS, Math.round(ms * squeeze)))
}

function lengthOf({ kind }: Beat, tempo: Tempo): number {
  if (tempo === 'wait') return WAIT_MS
  return (CALM[kind] || BY_THE_WAY_MS) * (tempo === 'brisk' ? BRISK : 1)
}

/** Whether this seat has to act so soon that nothing may be told before. */
export function isHurried(
  { waits_for, due }: PlayingSeen,
  seat: number | null,
  now: number,
): boolean {
  return seat !== null && waits_for.includes(seat) && due !== null && due - now < HURRY_MS
}

/** A table while something is told of what came after it: nobody is asked anything at it. */
export function quiet(playing: PlayingSeen): PlayingSeen {
  const table = { ...(playing.table as object), options: [] }
  return { ...playing, table, waits_for: [], due: null }
}
