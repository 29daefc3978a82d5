import type { Voice } from '../protocol/room'

export type ClipType = Voice['type']

export const MOST_SECONDS = 15
export const LEAST_SECONDS = 0.4
export const KEPT_DAYS = 7

/** What to record as, the best first: Safari plays MP4 alone everywhere (B-19). */
const WANTED = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
]

/** What this browser can record that most others play; null: nothing. */
export function recordable(): string | null {
  if (typeof MediaRecorder === 'undefined') return null
  return WANTED.find(kind => MediaRecorder.isTypeSupported(kind)) ?? null
}

/** Without its codecs, as the server knows it. */
export function clipType(recorded: string): ClipType {
  return recorded.split(';')[0]?.trim() as ClipType
}
