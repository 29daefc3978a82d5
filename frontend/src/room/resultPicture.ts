import { encode } from 'uqr'

/** What a picture of a finished game tells; the best first. */
export interface Result {
  game: string
  date: string
  rows: readonly ResultRow[]
  /** Where the game can be watched again, and what is said of it. */
  link: string
  watch: string
}

export interface ResultRow {
  place: number
  name: string
  score: string
}

/** The faces of the page, as CSS lists them. */
export interface Faces {
  serif: string
  sans: string
}

type Pen = Pick<CanvasRenderingContext2D, 'measureText' | 'font'>

export const WIDTH = 1080
/** Pixels for each unit: the picture stays light enough for any messenger. */
const SCALE = 5 / 6
const EDGE = 72
const HEAD = 300
const ROW = 96
const FOOT = 360
const CODE = 240
/** A code is found by the four light modules around it. */
const QUIET = 4
const LARGE = 46
const SMALL = 24

const INK = '#f2e6cf'
const FAINT = '#c6ae8c'
const BRASS = '#e2bf6c'
const GROUND = '#1d1410'
const BOARD = '#2a1d16'
const PAPER = '#ffffff'

/** The page's sign (public/gavel.svg), in a square of 64: what is filled, and with what. */
const SIGN: readonly (readonly [path: string, colour: string])[] = [
  [
    'M13 0h38a13 13 0 0 1 13 13v38a13 13 0 0 1-13 13H13A13 13 0 0 1 0 51V13A13 13 0 0 1 13 0z',
    '#8f2219',
  ],
  ['M37.1 28.9 55.1 46.9A3 3 0 0 1 50.9 51.1L32.9 33.1z', '#e7c878'],
  ['M27 13 43 29 31 41 15 25z', '#e7c878'],
  ['M25 11l4-4 20 20-4 4zM13 23l-4 4 20 20 4-4z', '#f8e9bd'],
  ['M11 53h26a2 2 0 0 1 0 4H11a2 2 0 0 1 0-4z', '#e7c878'],
]

export function heightOf({ rows }: Pick<Result, 'rows'>): number {
  return HEAD + rows.length * ROW + FOOT
}

/** Draws it; it looks the same by day and by night, as it leaves the page. */
export function drawResult(canvas: HTMLCanvasElement, result: Result, faces: Faces): void {
  const height = heightOf(result)
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  const pen = canvas.getContext('2d', { alpha: false })
  if (pen === null) throw new Error('no canvas')
  pen.scale(SCALE, SCALE)
  drawGround(pen, height)
  drawHead(pen, result, faces)
  for (const [at, row] of result.rows.entries()) drawRow(pen, row, HEAD + at * ROW, faces)
  drawFoot(pen, result, height - FOOT, faces)
}

function drawGround(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, WIDTH, height)
  pen.strokeStyle = BRASS
  pen.lineWidth = 3
  pen.strokeRect(24, 24, WIDTH - 48, height - 48)
}

function drawHead(pen: CanvasRenderingContext2D, { game, date }: Result, faces: Faces): void {
  pen.save()
  pen.translate(EDGE, EDGE)
  pen.scale(2.4, 2.4)
  for (const [path, colour] of SIGN) {
    pen.fillStyle = colour
    pen.fill(new Path2D(path))
  }
  pen.restore()
  const left = EDGE + 190
  write(pen, 'Gavel · 落槌', left, 112, { font: `700 34px ${faces.serif}`, colour: BRASS })
  const font = (size: number) => `700 ${size}px ${faces.serif}`
  const title = fitted(game, font, 68, WIDTH - EDGE - left, pen)
  write(pen, title.text, left, 184, { font: font(title.size), colour: INK })
  write(pen, date, left, 232, { font: `30px ${faces.sans}`, colour: FAINT })
}

function drawRow(
  pen: CanvasRenderingContext2D,
  { place, name, score }: ResultRow,
  top: number,
  faces: Faces,
): void {
  const isBest = place === 1
  pen.fillStyle = BOARD
  pen.fillRect(EDGE, top + 4, WIDTH - 2 * EDGE, ROW - 8)
  if (isBest) {
    pen.strokeStyle = BRASS
    pen.strokeRect(EDGE, top + 4, WIDTH - 2 * EDGE, ROW - 8)
  }
  const line = top + ROW / 2 + 17
  write(pen, String(place), EDGE + 52, line, {
    ...{ font: `700 52px ${faces.serif}`, colour: BRASS, align: 'center' },
  })
  const number = { font: `700 50px ${faces.serif}`, colour: INK, align: 'right' } as const
  const right = WIDTH - EDGE - 28
  const wide = write(pen, score, right, line, number)
  const left = EDGE + 112
  const font = (size: number) => `${isBest ? 700 : 500} ${size}px ${faces.sans}`
  const shown = fitted(name, font, LARGE, right - wide - 36 - left, pen)
  write(pen, shown.text, left, line, { font: font(shown.size), colour: INK })
}

function drawFoot(
  pen: CanvasRenderingContext2D,
  { link, watch }: Result,
  top: number,
  faces: Faces,
): void {
  drawCode(pen, link, WIDTH - EDGE - CODE, top + 48)
  const room = WIDTH - 2 * EDGE - CODE - 40
  const font = (size: number) => `700 ${size}px ${faces.serif}`
  const said = fitted(watch, font, 44, room, pen)
  write(pen, said.text, EDGE, top + 150, { font: font(said.size), colour: INK })
  const small = (size: number) => `${size}px ${faces.sans}`
  const address = fitted(link.replace(/^https?:\/\//, ''), small, 30, room, pen)
  write(pen, address.text, EDGE, top + 206, { font: small(address.size), colour: BRASS })
}

/** Whole pixels for each module, or a camera sees grey between them. */
function drawCode(pen: CanvasRenderingContext2D, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const module = Math.floor((CODE * SCALE) / size) / SCALE
  const whole = (at: number) => Math.round(at * SCALE) / SCALE
  const [x0, y0] = [left, top].map(at => whole(at + (CODE - module * size) / 2)) as [number, number]
  pen.fillStyle = PAPER
  pen.fillRect(left, top, CODE, CODE)
  pen.fillStyle = GROUND
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x0 + x * module, y0 + y * module, module, module)
}

interface Hand {
  font: string
  colour: string
  align?: CanvasTextAlign
}

/** Returns how wide it became. Each text stands alone: no name turns what is beside it around. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { font, colour, align = 'left' }: Hand,
): number {
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y)
  return pen.measureText(text).width
}

/** As large as it has room for; what is too long even small ends in dots. */
export function fitted(
  text: string,
  font: (size: number) => string,
  most: number,
  room: number,
  pen: Pen,
): { text: string; size: number } {
  const wide = (shown: string, size: number) => {
    pen.font = font(size)
    return pen.measureText(shown).width
  }
  const size = Math.max(SMALL, Math.min(most, Math.floor((most * room) / wide(text, most))))
  let shown = text
  const signs = [...text]
  while (signs.length > 0 && wide(shown, size) > room) {
    signs.pop()
    // Half an emoji or a letter without its mark is another one.
    shown = `${signs.join('').replace(/(?:\p{M}|\u200d|\ufe0f)+$/u, '')}…`
  }
  return { text: shown, size }
}
