import { box, down, el, fill, glow, glyph, group, type Ink, line, oval, times } from '../art/ink'
import { HARBOUR } from '../gem_trader/art/harbour'
import { STONES } from '../gem_trader/art/stones'
import { pictureOf } from '../modern_art/art/art'
import { artOf } from '../tycoon/art/art'
import { type Era, SIGNS, type Star, worthOf } from '../tycoon/pieces'

/** What it is painted with: a colour of `styles/materials.css` by its name. */
type Colours = (name: string) => string

const SIDE = 1000

/**
 * The first screen's picture as SVG, 1000 x 1000: what the three games are played with, on one
 * table at the harbour. Cropped to a wide one it keeps its middle. Kept as `cover.svg`, so that no
 * game has to be fetched for it; `npx vitest run cover -u` paints it anew.
 */
export function cover(colour: Colours): Ink {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SIDE} ${SIDE}` }
  const strokes = [
    evening(),
    image(HARBOUR, -130, 218, 1200, 420),
    table(),
    painting(34, 762, 420, 196, '#c39a4b', 2),
    painting(63, 588, 474, 158, '#1d1613', -3),
    card({ era: 8, star: 3, x: 70, tilt: -13 }, colour),
    card({ era: 4, star: 2, x: 190, tilt: -3 }, colour),
    card({ era: 7, star: 4, x: 312, tilt: 8 }, colour),
    hammer(),
    stones(),
    coins(),
  ]
  return el('svg', frame, strokes.join(''))
}

function image(href: string, x: number, y: number, width: number, height: number): Ink {
  return el('image', { href, x, y, width, height })
}

/** The sky above the harbour's own, the sea below it. */
function evening(): Ink {
  const stars = times(34, at =>
    oval((at * 211) % SIDE, (at * 71) % 236, at % 3 ? 1.2 : 2, at % 3 ? 1.2 : 2, '#fff3d0', {
      opacity: 0.55,
    }),
  )
  return (
    down('night', ['#0f0e26', '#1c1a3d']) +
    box(0, 0, SIDE, 240, 'url(#night)') +
    box(0, 236, SIDE, SIDE, '#1b1730') +
    stars.join('')
  )
}

function table(): Ink {
  const grain = times(16, at => {
    const y = 712 + at * 19
    return `M${(at * 137) % 260} ${y}q${220 + at * 9} ${at % 2 ? 7 : -6} ${460 + ((at * 53) % 300)} 2`
  })
  return [
    down('wood', ['#a06b3f', '#7a4a29', '#4b2b19']),
    glow('lamp', ['rgb(255 214 140 / 45%)', 'rgb(255 214 140 / 0%)'], 0.5, 0.25, 0.6),
    box(0, 682, SIDE, 318, 'url(#wood)'),
    line(grain.join(''), '#3a2012', 2, { opacity: 0.28 }),
    box(0, 678, SIDE, 6, '#d7a66b', { opacity: 0.75 }),
    box(0, 682, SIDE, 318, 'url(#lamp)'),
  ].join('')
}

/** In a frame that leans on the table's far edge. */
function painting(
  number: number,
  x: number,
  y: number,
  width: number,
  rail: string,
  tilt: number,
): Ink {
  const height = width * 1.25
  const rim = width * 0.07
  return group(
    [
      box(x - rim + 8, y - rim + 12, width + 2 * rim, height + 2 * rim, '#0b0710', {
        opacity: 0.4,
      }),
      box(x - rim, y - rim, width + 2 * rim, height + 2 * rim, rail),
      box(x - rim * 0.4, y - rim * 0.4, width + rim * 0.8, height + rim * 0.8, '#f3ead8'),
      image(pictureOf(number), x, y, width, height),
    ],
    { transform: `rotate(${tilt} ${x + width / 2} ${y + height})` },
  )
}

interface CardAt {
  era: Era
  star: Star
  x: number
  tilt: number
}

/** The first card of each kind among the nine of an era. */
const FIRSTS = [0, 3, 6, 8]
const CARD = { width: 200, height: 288, top: 492 }
const STAR = 'M10 1.2l2.6 5.7 6.2.7-4.6 4.2 1.2 6.2-5.4-3.2L4.6 18l1.2-6.2L1.2 7.6l6.2-.7z'

/** As a small card of Auction Tycoon: its sign, its drawing, its stars and what it is worth. */
function card({ era, star, x, tilt }: CardAt, colour: Colours): Ink {
  const { width, height, top } = CARD
  const isRed = star === 4
  const frame = colour(isRed ? 'card-red' : `era-${era}`)
  const paper = colour(isRed ? 'card-paper-red' : 'card-paper')
  const art = width * 0.86
  const pips = times(star, at =>
    el('path', {
      d: STAR,
      transform: `translate(${22 + at * 25} ${height - 42}) scale(1.25)`,
      fill: isRed ? frame : colour('card-faint'),
    }),
  )
  const first = era * 9 + (FIRSTS[star - 1] ?? 0)
  return group(
    [
      box(5, 8, width, height, '#0b0710', { rx: 14, opacity: 0.42 }),
      box(0, 0, width, height, frame, { rx: 13 }),
      box(7, 7, width - 14, height - 14, paper, { rx: 8 }),
      el('rect', {
        x: 12,
        y: 12,
        width: width - 24,
        height: height - 24,
        rx: 4,
        fill: 'none',
        stroke: frame,
        'stroke-width': 1.5,
      }),
      image(artOf(era, star), width * 0.07, height * 0.13, art, (art * 150) / 140),
      box(10, 10, 50, 50, colour(`era-${era}`), { rx: 7 }),
      glyph(SIGNS[era], 35, 35, 37, colour('on-era')),
      ...pips,
      glyph(
        String(worthOf(first)),
        width - 40,
        height - 31,
        32,
        isRed ? frame : colour('card-faint'),
      ),
    ],
    { transform: `translate(${x} ${top}) rotate(${tilt} ${width / 2} ${height * 1.1})` },
  )
}

/** The gavel on its block, as `art/Hammer.svelte` has it. */
function hammer(): Ink {
  const parts = [
    oval(34, 85, 30, 7, '#1a0f08', { opacity: 0.5 }),
    fill('M10 74h48v6q-24 9-48 0z', '#4c2815'),
    oval(34, 74, 24, 7, '#8a5430'),
    oval(34, 73, 19, 5, '#a46a3f'),
    line('M12 77q22 9 44 0', '#d3a74b', 1.6),
    fill('M46 46 88 74q5 4 2 8t-8 1L41 54z', '#7a4526'),
    line('M47 48 87 75', '#b17a4c', 2, { 'stroke-linecap': 'round' }),
    fill('M34 24 62 42 48 64 20 46z', '#8f5630'),
    fill('M38 26 60 40 56 46 34 32z', '#c08a58', { opacity: 0.7 }),
    fill('M34 24l5-8 33 21-5 8z', '#5c331b'),
    fill('M20 46l-5 8 33 21 5-8z', '#5c331b'),
    line('M34 24 62 42M22.5 43 50.5 61', '#d9b156', 3),
  ]
  return group(parts, { transform: 'translate(520 596) scale(2.75)' })
}

/** Kind, place and size of each. */
const STREWN = [
  [1, 232, 812, 92],
  [3, 348, 846, 70],
  [2, 430, 806, 84],
  [4, 130, 838, 72],
  [0, 800, 802, 96],
  [1, 902, 842, 66],
  [3, 724, 852, 58],
] as const

function stones(): Ink {
  return STREWN.map(
    ([gem, x, y, size]) =>
      oval(x + size / 2, y + size * 0.93, size * 0.46, size * 0.1, '#1a0f08', { opacity: 0.45 }) +
      image(STONES[gem] ?? '', x, y, size, size),
  ).join('')
}

function coins(): Ink {
  const coin = (x: number, y: number) =>
    oval(x, y + 5, 31, 13, '#6d4a12') +
    oval(x, y, 31, 13, '#e3b552') +
    oval(x, y - 1, 23, 9, '#f4d68c') +
    oval(x, y - 1, 20, 7, '#d9a63f')
  const stack = (x: number, y: number, high: number) =>
    times(high, at => coin(x, y - at * 11)).join('')
  return stack(664, 888, 2) + stack(60, 862, 4) + stack(940, 778, 5) + stack(520, 902, 1)
}
