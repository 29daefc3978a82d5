/** How a seat's line and dots look: by colour, by dash and by mark, so that no one of them is needed. */
export interface SeatLook {
  colour: string
  dash: string
  mark: MarkShape
}

export type MarkShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'drop'

/** Readable on paper by day and by night (at least 3:1 on both). */
export const SEATS: readonly SeatLook[] = [
  { colour: '#d1453b', dash: '', mark: 'circle' },
  { colour: '#3f7fd0', dash: '9 4', mark: 'square' },
  { colour: '#3d8b4f', dash: '2 4', mark: 'triangle' },
  { colour: '#9a5fc7', dash: '12 4 2 4', mark: 'diamond' },
  { colour: '#b5701e', dash: '5 3', mark: 'cross' },
  { colour: '#20858c', dash: '1 5', mark: 'drop' },
]

/** @throws RangeError for a seat no table has. */
export function lookOf(seat: number): SeatLook {
  const look = SEATS[seat]
  if (look === undefined) throw new RangeError(`no seat ${seat}`)
  return look
}

/** Each mark as a path around 0, 0, about 10 wide. */
export const MARKS: Readonly<Record<MarkShape, string>> = {
  circle: 'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z',
  square: 'M-4.5-4.5H4.5V4.5H-4.5Z',
  triangle: 'M0-5.5 5.5 4.5H-5.5Z',
  diamond: 'M0-6 6 0 0 6-6 0Z',
  cross: 'M-5-2H-2V-5H2V-2H5V2H2V5H-2V2H-5Z',
  drop: 'M0 5.5-5.5-4.5H5.5Z',
}
