import type { Key } from '../words'

export const MARKS = [
  'host',
  'start',
  'bot',
  'kept',
  'offline',
  'ready',
  'not-ready',
  'banned',
  'you',
  'leader',
  'auctioneer',
  'submitted',
] as const
export type MarkName = (typeof MARKS)[number]

export type Tone = 'brass' | 'seal' | 'good' | 'warn' | 'plain'

interface Drawn {
  sign: string
  tone: Tone
}

/** Each mark's sign, as stroked paths in a 16 × 16 square, and its tone. */
export const drawn: Record<MarkName, Drawn> = {
  host: { sign: 'M2.5 12.5h11M3 10 2.2 4.5 5.5 7 8 3l2.5 4 3.3-2.5L13 10z', tone: 'brass' },
  start: { sign: 'M4 14V2.5M4 3h8.5l-2 2.8 2 2.7H4', tone: 'seal' },
  bot: { sign: 'M3 6h10v7H3zM8 6V3M8 2.2v.1M6 9v.6M10 9v.6M1.5 8.5v2M14.5 8.5v2', tone: 'plain' },
  kept: { sign: 'M8 2.5a5.5 5.5 0 1 0 5.5 5.5M8 5v3.2l2.4 1.6M10.5 2.5h3v3', tone: 'warn' },
  offline: {
    sign: 'M2 2l12 12M4.2 9.2A5.6 5.6 0 0 1 7 7.6M2.2 6.4A9 9 0 0 1 4 5M9 4a9 9 0 0 1 4.8 2.4M8 12.3v.1',
    tone: 'warn',
  },
  ready: { sign: 'M2.5 8.5 6.3 12.3 13.5 4', tone: 'good' },
  'not-ready': {
    sign: 'M5 2.5h6M5 13.5h6M5.5 2.5c0 3.5 5 7.5 5 11M10.5 2.5c0 3.5-5 7.5-5 11',
    tone: 'plain',
  },
  banned: { sign: 'M8 2.2a5.8 5.8 0 1 0 .1 0zM4 4l8 8', tone: 'seal' },
  you: {
    sign: 'M8 2.5a2.6 2.6 0 1 0 .1 0zM2.8 14c.4-3.6 2.4-5 5.2-5s4.8 1.4 5.2 5',
    tone: 'brass',
  },
  leader: {
    sign: 'M3 13.5h7M8.2 3.2l4.6 4.6M6 5.4l4.6 4.6M6 5.4l2.2-2.2M10.6 10l2.2-2.2M7.5 8 3 12',
    tone: 'good',
  },
  auctioneer: { sign: 'M2.5 14h11M5 11h6M8 11V7.5M4 7.5h8M5.5 2.5h5v3h-5z', tone: 'brass' },
  submitted: { sign: 'M2.5 4h11v8.5h-11zM2.5 4.5 8 9l5.5-4.5', tone: 'good' },
}

export function wordOf(mark: MarkName): Key {
  return `mark.${mark}`
}

/** For a phone's chip, which is as wide as ten letters. */
export function shortWordOf(mark: MarkName): Key {
  switch (mark) {
    case 'start':
    case 'kept':
    case 'offline':
    case 'not-ready':
    case 'submitted':
      return `mark.${mark}.short`
    default:
      return wordOf(mark)
  }
}

/** What one wants to know first of a seat; the rest stands as signs. */
const WEIGHT: readonly MarkName[] = [
  'offline',
  'kept',
  'auctioneer',
  'leader',
  'banned',
  'submitted',
  'ready',
  'not-ready',
  'start',
  'bot',
  'host',
]

/** The weightiest of these. */
export function foremost(marks: readonly MarkName[]): MarkName | undefined {
  return WEIGHT.find(mark => marks.includes(mark))
}
