import { chance } from '../../art/ink'
import { type Step, themeOf } from '../titles'

/** A canvas is 120 wide and 150 high. */
export const WIDE = 120
export const HIGH = 150

/** What an artist paints with: the theme, and a hand that trembles the same way each time. */
export interface Brush {
  subject: Step
  mood: Step
  /** A number from `least` to `most`, to a tenth. */
  between: (least: number, most: number) => number
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  pick: <const T extends readonly unknown[]>(among: T) => T[number]
}

const SPREAD = 2654435761

export function brushFor(painting: number): Brush {
  const { subject, mood } = themeOf(painting)
  const next = chance(Math.imul(painting + 1, SPREAD))
  const between = (least: number, most: number) => tenth(least + next() * (most - least))
  const whole = (least: number, most: number) => Math.floor(least + next() * (most - least + 1))
  return {
    subject,
    mood,
    between,
    whole,
    pick: among => among[whole(0, among.length - 1)],
  }
}

export function tenth(number: number): number {
  return Math.round(number * 10) / 10
}

/** A point at an angle (degrees, clockwise from the right) around a middle, as path words. */
export function at(cx: number, cy: number, radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  return `${tenth(cx + radius * Math.cos(turn))} ${tenth(cy + radius * Math.sin(turn))}`
}
