import { COPIES } from './facts'

/** What is in the box, as the server counts it: paintings 0-69, by artist, then by way of selling. */
export const NAMES = ['Lite Metal', 'Yoko', 'Christin P.', 'Karl Gitter', 'Krypto'] as const
export const WAYS = ['open', 'once', 'sealed', 'fixed', 'double'] as const

export type Artist = 0 | 1 | 2 | 3 | 4
export type Way = (typeof WAYS)[number]

export const ARTISTS: readonly Artist[] = [0, 1, 2, 3, 4]

export { FULL } from './facts'

interface Piece {
  artist: Artist
  way: Way
  /** Which of its artist's paintings it is, from 0. */
  number: number
}

const BOX: readonly Piece[] = ARTISTS.flatMap(worksOf)

function worksOf(artist: Artist): Piece[] {
  const ways = WAYS.flatMap((way, at) => Array<Way>(COPIES[artist]?.[at] ?? 0).fill(way))
  return ways.map((way, number) => ({ artist, way, number }))
}

export const PAINTINGS: readonly number[] = BOX.map((_, painting) => painting)

/** @throws RangeError for a number that is no painting. */
function piece(painting: number): Piece {
  const found = BOX[painting]
  if (found === undefined) throw new RangeError(`no painting ${painting}`)
  return found
}

export function artistOf(painting: number): Artist {
  return piece(painting).artist
}

export function wayOf(painting: number): Way {
  return piece(painting).way
}

export function numberOf(painting: number): number {
  return piece(painting).number
}

export function isDouble(painting: number): boolean {
  return wayOf(painting) === 'double'
}
