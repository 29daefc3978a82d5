/** The sound effects; each is synthesized from notes, so that no file is fetched. */
export type Sound = 'hammer' | 'die' | 'coin' | 'card' | 'bid' | 'turn' | 'hurry' | 'chat'

/** One note of a sound: a tone, or a noise around a pitch. Times in seconds, pitches in hertz. */
export interface Note {
  at: number
  wave: OscillatorType | 'noise'
  pitch: number
  /** Where the pitch glides to. */
  to?: number
  lasts: number
  /** 0..1, before the volume. */
  loud: number
}

const tone = (at: number, pitch: number, lasts: number, loud: number): Note => ({
  at,
  wave: 'sine',
  pitch,
  lasts,
  loud,
})

const click = (at: number, pitch: number, loud: number): Note => ({
  at,
  wave: 'noise',
  pitch,
  lasts: 0.045,
  loud,
})

/** Wood on wood: a crack, and the block that answers. */
const HAMMER: Note[] = [
  { at: 0, wave: 'noise', pitch: 1_500, lasts: 0.06, loud: 0.8 },
  { at: 0, wave: 'triangle', pitch: 240, to: 90, lasts: 0.2, loud: 0.7 },
  { at: 0.17, wave: 'noise', pitch: 1_200, lasts: 0.05, loud: 0.3 },
  { at: 0.17, wave: 'triangle', pitch: 200, to: 90, lasts: 0.14, loud: 0.25 },
]

/** A cube that tumbles as long as it is seen to, slower and slower. */
const DIE: Note[] = [0, 0.1, 0.21, 0.34, 0.5, 0.7, 0.95, 1.25].map((at, bounce) =>
  click(at, 2_400 - bounce * 130, 0.5 - bounce * 0.045),
)

const COIN: Note[] = [
  tone(0, 1_568, 0.16, 0.22),
  tone(0, 3_136, 0.1, 0.08),
  tone(0.09, 2_093, 0.34, 0.22),
  tone(0.09, 4_186, 0.2, 0.07),
]

const CARD: Note[] = [
  { at: 0, wave: 'noise', pitch: 5_200, to: 2_600, lasts: 0.09, loud: 0.32 },
  click(0.09, 1_700, 0.3),
]

export const SOUND_EFFECTS: Record<Sound, readonly Note[]> = {
  hammer: HAMMER,
  die: DIE,
  coin: COIN,
  card: CARD,
  bid: [{ at: 0, wave: 'triangle', pitch: 520, to: 470, lasts: 0.09, loud: 0.25 }],
  turn: [tone(0, 587, 0.32, 0.4), tone(0.16, 880, 0.4, 0.4)],
  hurry: [0, 0.14, 0.28].map(at => tone(at, 988, 0.11, 0.4)),
  chat: [tone(0, 740, 0.09, 0.16), tone(0.08, 988, 0.14, 0.16)],
}

/** Effects that call somebody who looks elsewhere: heard from a hidden tab as well. */
export const CALLS: ReadonlySet<Sound> = new Set(['turn', 'hurry'])
