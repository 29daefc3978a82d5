export type Face = 1 | 2 | 3 | 4 | 5 | 6
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

export type Prints = Readonly<Record<Face, Face>>
/** An ordinary die shows on each side its own number. */
export const PRINTS: Prints = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }

interface Turn {
  x: number
  y: number
}

/** Opposite faces add up to seven. Where each face sits on the cube, as turns in degrees. */
export const seats: Record<Face, Turn> = {
  1: { x: 0, y: 0 },
  2: { x: -90, y: 0 },
  3: { x: 0, y: 90 },
  4: { x: 0, y: -90 },
  5: { x: 90, y: 0 },
  6: { x: 0, y: 180 },
}

const LAPS = 2

/** Whether a number is a face of the die. */
export function isFace(number: number): number is Face {
  return FACES.some(face => face === number)
}

/** How the cube must stand, in degrees, to show `face` after `rolls` rolls of two laps each. */
export function standing(face: Face, rolls: number): Turn {
  const laps = 360 * LAPS * rolls
  return { x: laps - seats[face].x, y: laps - seats[face].y }
}

/** The spots of a face in a 3 × 3 grid, numbered 0..8 from the top left. */
export const spots: Record<Face, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}
