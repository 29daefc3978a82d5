import { chance, fill, type Ink, line, round } from '../../../art/ink'

export interface Ridge {
  seed: number
  left: number
  right: number
  /** The line the peaks rise from. */
  foot: number
  height: number
  peaks: readonly number[]
  colour: string
  opacity?: number
}

interface Point {
  x: number
  y: number
}

const STEP = 3

/** The skyline: gentle bells around each peak (0..1 along the width), roughened. */
export function skyline({ seed, left, right, foot, height, peaks }: Ridge): Point[] {
  const luck = chance(seed)
  const width = right - left
  return Array.from({ length: Math.floor(width / STEP) + 1 }, (_, at) => {
    const along = (at * STEP) / width
    const rise = Math.max(...peaks.map((peak, order) => bell(along - peak, order)))
    return { x: round(left + at * STEP), y: round(foot - height * rise - luck() * 2.5) }
  })
}

function bell(away: number, order: number): number {
  return (1 - 0.17 * order) * Math.exp(-(away ** 2) / (0.016 + 0.005 * order))
}

export function ridge(look: Ridge): Ink {
  const line = skyline(look).map(({ x, y }) => `L${x} ${y}`)
  return fill(
    `M${look.left} ${look.foot}${line.join('')}L${look.right} ${look.foot}Z`,
    look.colour,
    {
      opacity: look.opacity ?? 1,
    },
  )
}

/** Hemp-fibre strokes running down the slopes. */
export function fibres(look: Ridge, colour: string): Ink {
  const luck = chance(look.seed + 7)
  const strokes = skyline(look)
    .filter(({ y }) => look.foot - y > 8)
    .map(({ x, y }) => hemp(x, y, Math.min(look.foot - y - 4, 6 + luck() * 14), luck()))
  return line(strokes.join(''), colour, 0.7, { opacity: 0.7 })
}

function hemp(x: number, y: number, length: number, lean: number): string {
  const sway = round((lean - 0.5) * 7)
  return `M${x} ${round(y + 3)}q${sway} ${round(length * 0.5)} ${round(sway * 0.6)} ${round(length)}`
}

/** A row of small pines, each on its (x, y). */
export function pines(places: readonly (readonly [number, number])[], colour: string): Ink {
  const tree = ([x, y]: readonly [number, number]) =>
    `M${x} ${y}v-9M${x - 4} ${y - 4}q4-2 8 0M${x - 3} ${y - 7}q3-2 6 0M${x - 2} ${y - 10}q2-2 4 0`
  return line(places.map(tree).join(''), colour, 1.3, { 'stroke-linecap': 'round' })
}

/** A fisher's boat lying at (x, y). */
export function boat(x: number, y: number, colour: string): Ink {
  return line(
    `M${x - 8} ${y}q8 4 16 0M${x - 2} ${y + 1}q0-5 4-5t4 5M${x - 5} ${y}l-4-7`,
    colour,
    1.1,
  )
}
