/** Small strokes that drawings are made of; every function returns SVG markup. */
export type Ink = string

type Attrs = Record<string, string | number>

/** One SVG element with its attributes and children. */
export function el(tag: string, attrs: Attrs, children = ''): Ink {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}${children ? `>${children}</${tag}>` : '/>'}`
}

export function fill(d: string, colour: string, more: Attrs = {}): Ink {
  return el('path', { d, fill: colour, ...more })
}

export function line(d: string, colour: string, width = 1, more: Attrs = {}): Ink {
  return el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })
}

export function dot(cx: number, cy: number, r: number, colour: string, more: Attrs = {}): Ink {
  return el('circle', { cx, cy, r, fill: colour, ...more })
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  more: Attrs = {},
): Ink {
  return el('ellipse', { cx, cy, rx, ry, fill: colour, ...more })
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  more: Attrs = {},
): Ink {
  return el('rect', { x, y, width, height, fill: colour, ...more })
}

const BRUSH = "'Noto Serif CJK SC','Songti SC','STSong','SimSun',serif"
const HAND = "STXingkai,'Xingkai SC',STKaiti,'Kaiti SC',KaiTi,'Noto Serif CJK SC',serif"

/** One or more characters standing with their middle at (x, y). */
export function glyph(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  more: Attrs = {},
): Ink {
  const place = { x, y: round(y + size * 0.36), 'font-size': size, fill: colour }
  const face = { 'font-family': BRUSH, 'font-weight': 700, 'text-anchor': 'middle' }
  return el('text', { ...place, ...face, ...more }, text)
}

/** Characters written downwards, the first one's middle at (x, y). */
export function column(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  pitch = size * 1.08,
): Ink {
  return [...text]
    .map((letter, row) => glyph(letter, x, round(y + row * pitch), size, colour))
    .join('')
}

export function group(children: Ink | Ink[], attrs: Attrs = {}): Ink {
  return el('g', attrs, [children].flat().join(''))
}

/** The strokes and their reflection in the vertical line at `axis`. */
export function mirrored(children: Ink | Ink[], axis = 70): Ink {
  return group(children) + group(children, { transform: `matrix(-1 0 0 1 ${2 * axis} 0)` })
}

type Stops = readonly string[]

/** A gradient running left to right, its colours evenly spread; use it as `url(#id)`. */
export function across(id: string, stops: Stops): Ink {
  return el('linearGradient', { id }, spread(stops))
}

export function down(id: string, stops: Stops): Ink {
  return el('linearGradient', { id, x2: 0, y2: 1 }, spread(stops))
}

export function glow(id: string, stops: Stops, cx = 0.38, cy = 0.32, r = 0.75): Ink {
  return el('radialGradient', { id, cx, cy, r }, spread(stops))
}

function spread(stops: Stops): Ink {
  const last = Math.max(1, stops.length - 1)
  return stops
    .map((colour, at) => el('stop', { offset: round(at / last), 'stop-color': colour }))
    .join('')
}

/** Keeps only what lies inside the outline `d`. */
export function within(id: string, d: string, children: Ink | Ink[]): Ink {
  const cut = el('clipPath', { id }, el('path', { d }))
  return cut + group(children, { 'clip-path': `url(#${id})` })
}

/** A soft shadow on the ground below an object. */
export function shade(cx = 70, cy = 140, rx = 40, ry = 5): Ink {
  return oval(cx, cy, rx, ry, '#3b2616', { opacity: 0.22 })
}

/** The same pseudo-random numbers in 0..1 for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function round(number: number): number {
  return Math.round(number * 10) / 10
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** A pale disc behind an object, in its era's colour. */
export function halo(colour: string): Ink {
  const ring = { fill: 'none', stroke: colour, 'stroke-width': 0.8, opacity: 0.28 }
  return (
    dot(70, 76, 64, colour, { opacity: 0.09 }) + el('circle', { cx: 70, cy: 76, r: 60, ...ring })
  )
}

/** A line of characters written downwards in a brush hand, its top at y. */
export function brushed(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  more: Attrs = {},
): Ink {
  const face = { 'font-family': HAND, 'font-size': size, 'writing-mode': 'vertical-rl' }
  return el('text', { x, y, fill: colour, ...face, ...more }, text)
}
