import { type Key, say } from '../words'
import { type Artist, artistOf, numberOf } from './pieces'

export const STEPS = [0, 1, 2, 3] as const
export type Step = (typeof STEPS)[number]

/** What a painting shows, and in which mood; its picture and its title are both made of these. */
export interface Theme {
  artist: Artist
  subject: Step
  mood: Step
}

/** Among one artist's paintings no theme comes twice. */
export function themeOf(painting: number): Theme {
  const number = numberOf(painting)
  const lap = Math.floor(number / STEPS.length)
  return { artist: artistOf(painting), subject: step(number + lap), mood: step(number) }
}

/** The painting's title in the language spoken, without quotation marks. */
export function titleOf(painting: number): string {
  const { artist, subject, mood } = themeOf(painting)
  return say(`modern_art.title.${artist}`, {
    subject: say(`modern_art.subject.${artist}.${subject}` satisfies Key),
    mood: say(`modern_art.mood.${artist}.${mood}` satisfies Key),
  })
}

function step(number: number): Step {
  return (number % STEPS.length) as Step
}
