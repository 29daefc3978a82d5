import { round, times } from '../../art/ink'
import type { Gem } from '../pieces'

type Point = readonly [x: number, y: number]

/** A flat of a cut stone in a 64 × 64 square. `light`: what it catches, -1 (none) to 1. */
export interface Facet {
  corners: readonly Point[]
  light: number
}

const LIGHT: Point = [-0.5, -0.86]

/** Each kind has a cut of its own, so that its outline alone tells it. */
export const CUTS: Readonly<Record<Gem, readonly Facet[]>> = {
  0: pointed(),
  1: faceted(drop(11), [32, 38]),
  2: faceted(ring(12), [32, 32]),
  3: stepped(),
  4: faceted(triangle(), [32, 38]),
}

/** A drop standing on its round end. */
function drop(count: number): Point[] {
  return times(count, at => {
    const turn = (at / count) * 2 * Math.PI
    return [32 + 26.5 * Math.sin(turn) * Math.sin(turn / 2) ** 1.15, 34 - 28 * Math.cos(turn)]
  })
}

/** A lying oval. */
function ring(count: number): Point[] {
  return times(count, at => {
    const turn = ((at + 0.5) / count) * 2 * Math.PI
    return [32 + 28 * Math.sin(turn), 32 - 25 * Math.cos(turn)]
  })
}

/** A triangle on its base, its sides bent outwards. */
function triangle(): Point[] {
  const corners: Point[] = [
    [32, 4],
    [61, 55],
    [3, 55],
  ]
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % 3] ?? corner
    const third = bent(between(corner, next, 1 / 3))
    return [corner, third, bent(between(corner, next, 2 / 3))]
  })
}

function bent(point: Point): Point {
  return between([32, 38], point, 1.16)
}

/** A brilliant seen from above: a girdle, kites, stars and the table. */
function faceted(girdle: readonly Point[], middle: Point): Facet[] {
  const count = girdle.length
  const at = (ring: readonly Point[], index: number) => ring[(index + count) % count] ?? middle
  const table = girdle.map(point => between(middle, point, 0.5))
  const waist = girdle.map((point, index) =>
    between(middle, between(point, at(girdle, index + 1), 0.5), 0.78),
  )
  const flats = times(count, index => [
    flat([at(girdle, index), at(girdle, index + 1), at(waist, index)], middle, 1, index),
    flat(
      [at(table, index), at(waist, index - 1), at(girdle, index), at(waist, index)],
      middle,
      0.8,
      index + 3,
    ),
    flat([at(table, index), at(table, index + 1), at(waist, index)], middle, 0.6, index + 5),
  ])
  return [...flats.flat(), { corners: table, light: 0.32 }]
}

/** An upright rectangle without corners, in steps. */
function stepped(): Facet[] {
  const middle: Point = [32, 32]
  const outer: Point[] = [
    [20, 3],
    [44, 3],
    [55, 14],
    [55, 50],
    [44, 61],
    [20, 61],
    [9, 50],
    [9, 14],
  ]
  const rings = [1, 0.78, 0.56].map(scale => outer.map(point => between(middle, point, scale)))
  const sides = [0, 1].flatMap(step => times(8, side => [step, side] as const))
  const flats = sides.map(([step, side]) =>
    flat(
      [
        corner(rings, step, side),
        corner(rings, step, side + 1),
        corner(rings, step + 1, side + 1),
        corner(rings, step + 1, side),
      ],
      middle,
      step === 0 ? 1 : 0.65,
      side * 2 + step,
    ),
  )
  return [...flats, { corners: rings[2] ?? [], light: 0.3 }]
}

function corner(rings: readonly Point[][], step: number, side: number): Point {
  return rings[step]?.[side % 8] ?? [32, 32]
}

/** A brilliant seen from the side: flat above, pointed below. */
function pointed(): Facet[] {
  const crown: [number[], number][] = [
    [[18, 9, 3, 25, 18, 25], 0.55],
    [[18, 9, 32, 9, 18, 25], 0.95],
    [[32, 9, 18, 25, 46, 25], 0.62],
    [[32, 9, 46, 9, 46, 25], 0.3],
    [[46, 9, 61, 25, 46, 25], -0.35],
  ]
  const below: [number[], number][] = [
    [[3, 25, 18, 25, 32, 60], 0.1],
    [[18, 25, 32, 25, 32, 60], 0.75],
    [[32, 25, 46, 25, 32, 60], -0.15],
    [[46, 25, 61, 25, 32, 60], -0.75],
  ]
  return [...crown, ...below].map(([numbers, light]) => ({ corners: pairs(numbers), light }))
}

function pairs(numbers: readonly number[]): Point[] {
  return times(numbers.length / 2, at => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0])
}

/** A flat leaning away from the middle; no two neighbours catch quite the same light. */
function flat(corners: readonly Point[], middle: Point, slope: number, number: number): Facet {
  const [x, y] = centre(corners)
  const [dx, dy] = [x - middle[0], y - middle[1]]
  const away = Math.hypot(dx, dy) || 1
  const glint = (((number * 37) % 11) - 5) / 14
  const light = ((dx * LIGHT[0] + dy * LIGHT[1]) / away) * slope + glint
  return { corners, light: Math.max(-1, Math.min(1, light)) }
}

function centre(corners: readonly Point[]): Point {
  const sum = corners.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])
  return [sum[0] / corners.length, sum[1] / corners.length]
}

function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share]
}

export function written(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
}
