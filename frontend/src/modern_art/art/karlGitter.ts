import { box, fill, group, type Ink, line, times } from '../../art/ink'
import { type Brush, HIGH, tenth, WIDE } from './brush'

const CREAM = '#f4eddc'
const BLACK = '#1c1a1a'
const RED = '#cb2c20'
const BLUE = '#1d4e9e'
const YELLOW = '#ecb41c'
const GREY = '#c9c2b2'

/** The leading colour by mood, and the ones that answer it. */
const CHORDS: readonly (readonly [string, string, string, string])[] = [
  [RED, BLACK, YELLOW, GREY],
  [BLUE, BLACK, RED, GREY],
  [YELLOW, BLACK, BLUE, GREY],
  [BLACK, RED, GREY, BLUE],
]

/** Strict order on a grid: fields, quarter circles, nested squares, lattices. */
export function karlGitter(brush: Brush): Ink {
  const chord = CHORDS[brush.mood] ?? [RED, BLACK, YELLOW, GREY]
  const paint = [fields, quarters, nested, lattice] as const
  return box(0, 0, WIDE, HIGH, CREAM) + paint[brush.subject](brush, chord)
}

type Chord = readonly [string, string, string, string]

interface Field {
  x: number
  y: number
  w: number
  h: number
}

function fields(brush: Brush, chord: Chord): Ink {
  const cut = divided(brush, { x: 0, y: 0, w: WIDE, h: HIGH }, 4)
  const sorted = [...cut].sort((a, b) => b.w * b.h - a.w * a.h)
  const coloured = sorted.map(({ x, y, w, h }, n) => {
    if (n === 0) return box(x, y, w, h, chord[0])
    const tone = brush.pick([CREAM, CREAM, CREAM, chord[0], chord[2], chord[3], chord[1]] as const)
    return box(x, y, w, h, tone)
  })
  const bars = cut.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}Z`)
  return coloured.join('') + line(bars.join(''), BLACK, 4)
}

function divided(brush: Brush, field: Field, depth: number): Field[] {
  const { x, y, w, h } = field
  if (depth === 0 || Math.min(w, h) < 24) return [field]
  if (w > h) {
    const at = Math.round((w * brush.between(0.3, 0.7)) / 5) * 5
    return [
      ...divided(brush, { x, y, w: at, h }, depth - 1),
      ...divided(brush, { x: x + at, y, w: w - at, h }, depth - 1),
    ]
  }
  const at = Math.round((h * brush.between(0.3, 0.7)) / 5) * 5
  return [
    ...divided(brush, { x, y, w, h: at }, depth - 1),
    ...divided(brush, { x, y: y + at, w, h: h - at }, depth - 1),
  ]
}

const TILE = 30

function quarters(brush: Brush, chord: Chord): Ink {
  const shapes = [
    'M0 0H30A30 30 0 0 1 0 30Z',
    'M0 0A30 30 0 0 1 30 30H0Z',
    'M0 0H30A15 15 0 0 1 0 0Z',
    'M0 0L30 30H0Z',
    'M15 3a12 12 0 1 1-.1 0Z',
  ] as const
  const tiles = times(20, n => {
    const [x, y] = [(n % 4) * TILE, Math.floor(n / 4) * TILE]
    const ground = brush.pick([CREAM, CREAM, chord[3], chord[0], chord[1]] as const)
    const tones = [chord[0], chord[1], chord[2], CREAM].filter(tone => tone !== ground)
    const tone = tones[brush.whole(0, tones.length - 1)] ?? chord[0]
    const turn = brush.whole(0, 3) * 90
    return group(
      [
        box(0, 0, TILE, TILE, ground),
        fill(brush.pick(shapes), tone, turn ? { transform: `rotate(${turn} 15 15)` } : {}),
      ],
      { transform: `translate(${x} ${y})` },
    )
  })
  return tiles.join('')
}

function nested(brush: Brush, chord: Chord): Ink {
  const [columns, rows] = brush.pick([
    [2, 2],
    [1, 2],
    [2, 3],
    [3, 3],
  ] as const)
  const [w, h] = [WIDE / columns, HIGH / rows]
  const drift = brush.pick([0, 0.25, 0.5] as const)
  const tiles = times(columns * rows, n => {
    const tones = [chord[n % 2], chord[2], CREAM, chord[n % 2 ? 0 : 1], chord[3]]
    const shift = brush.whole(0, tones.length - 1)
    return times(4, ring => {
      const inset = ring * 0.125
      const [x, y] = [
        (n % columns) * w + inset * w,
        Math.floor(n / columns) * h + inset * h * (1 + drift * 1.2),
      ]
      const tone = tones[(ring + shift) % tones.length] ?? CREAM
      return box(tenth(x), tenth(y), tenth(w * (1 - 2 * inset)), tenth(h * (1 - 2 * inset)), tone)
    }).join('')
  })
  return tiles.join('')
}

function lattice(brush: Brush, chord: Chord): Ink {
  const pitch = 15
  const [fx, fy] = [brush.whole(1, 6), brush.whole(1, 8)]
  const isRound = brush.whole(0, 2) > 0
  const cells = times(80, n => {
    const [column, row] = [n % 8, Math.floor(n / 8)]
    const far = Math.hypot(column - fx, row - fy)
    const r = tenth(Math.max(1.4, 7.2 - far * 0.95))
    const [cx, cy] = [column * pitch + 7.5, row * pitch + 7.5]
    return isRound
      ? `M${tenth(cx - r)} ${cy}a${r} ${r} 0 1 1 ${tenth(2 * r)} 0a${r} ${r} 0 1 1-${tenth(2 * r)} 0`
      : `M${tenth(cx - r)} ${tenth(cy - r)}h${tenth(2 * r)}v${tenth(2 * r)}h-${tenth(2 * r)}Z`
  })
  const band = brush.whole(0, 6) * pitch
  const lane = brush.whole(1, 7) * pitch
  return [
    box(band, 0, pitch * 2, HIGH, chord[2]),
    box(0, lane, WIDE, pitch, chord[3]),
    fill(cells.join(''), chord[0]),
    box(fx * pitch, fy * pitch, pitch, pitch, chord[1]),
  ].join('')
}
