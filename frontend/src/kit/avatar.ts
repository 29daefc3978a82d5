export type SealShape = 'square' | 'round' | 'octagon' | 'gourd'

export interface SealLook {
  letter: string
  shape: SealShape
  ink: string
  isCarved: boolean
  ring: number
  tilt: number
}

const SHAPES = ['square', 'round', 'octagon', 'gourd'] as const
const INKS = [
  '#9e2217',
  '#2c6857',
  '#7a4a12',
  '#2b4a97',
  '#7b2c60',
  '#53407f',
  '#575c1f',
  '#3d3a38',
] as const
const RINGS = 4

/** One for each chair: at a table nobody is mistaken for another. */
const INKS_OF_CHAIRS = [
  '#9e2217',
  '#2b4a97',
  '#2c6857',
  '#7a4a12',
  '#7b2c60',
  '#3d3a38',
] as const satisfies readonly (typeof INKS)[number][]

/** A 32-bit FNV-1a of the text's code units: the same everywhere, for ever. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (const unit of text) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** The seal drawn for somebody; `id` decides the look, `name` the letter, `chair` (0-based) the ink. */
export function sealOf(name: string, id: string = name, chair?: number): SealLook {
  const print = fingerprint(id)
  return {
    letter: firstLetter(name),
    shape: choose(SHAPES, print),
    ink: chair === undefined ? choose(INKS, print >>> 4) : choose(INKS_OF_CHAIRS, chair),
    isCarved: ((print >>> 9) & 1) === 1,
    ring: (print >>> 11) % RINGS,
    tilt: ((print >>> 14) % 9) - 4,
  }
}

function firstLetter(name: string): string {
  const [first = '?'] = [...name.trim()]
  return first.toUpperCase()
}

function choose<T>(from: readonly [T, ...T[]], number: number): T {
  return from[number % from.length] ?? from[0]
}
