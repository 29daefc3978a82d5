/** Where a chair of the lobby stands, clockwise from the front left. */
interface Place {
  /** On a phone: above the table or below it, from which of six columns, and over how many. */
  row: 'above' | 'below'
  column: number
  span: number
  /** Where there is room: its middle, in hundredths of the room; what is far is a little smaller. */
  left: number
  top: number
  isFar?: boolean
}

const SIX: readonly Place[] = [
  { row: 'below', column: 1, span: 2, left: 27, top: 87 },
  { row: 'above', column: 1, span: 2, left: 8, top: 50 },
  { row: 'above', column: 3, span: 2, left: 27, top: 14, isFar: true },
  { row: 'above', column: 5, span: 2, left: 73, top: 14, isFar: true },
  { row: 'below', column: 5, span: 2, left: 92, top: 50 },
  { row: 'below', column: 3, span: 2, left: 73, top: 87 },
]

const FIVE: readonly Place[] = [
  { row: 'below', column: 1, span: 3, left: 27, top: 87 },
  { row: 'above', column: 1, span: 2, left: 8, top: 50 },
  { row: 'above', column: 3, span: 2, left: 50, top: 12, isFar: true },
  { row: 'above', column: 5, span: 2, left: 92, top: 50 },
  { row: 'below', column: 4, span: 3, left: 73, top: 87 },
]

const FOUR: readonly Place[] = [
  { row: 'below', column: 1, span: 3, left: 27, top: 87 },
  { row: 'above', column: 1, span: 3, left: 27, top: 14, isFar: true },
  { row: 'above', column: 4, span: 3, left: 73, top: 14, isFar: true },
  { row: 'below', column: 4, span: 3, left: 73, top: 87 },
]

const ROWS = { above: 1, below: 3 }
const FAR = 0.92

/** What a chair's element is given so that its sheet can put it there. */
export function placeOf(chair: number, chairs: number): string {
  const places = { 4: FOUR, 5: FIVE }[chairs] ?? SIX
  const place = places[chair]
  if (place === undefined) throw new RangeError(`no place for chair ${chair}`)
  const { row, column, span, left, top, isFar = false } = place
  return [
    `--area: ${ROWS[row]} / ${column} / auto / span ${span}`,
    `--left: ${left}%`,
    `--top: ${top}%`,
    `--scale: ${isFar ? FAR : 1}`,
  ].join('; ')
}
