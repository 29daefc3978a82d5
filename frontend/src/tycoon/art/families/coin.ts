import { dot, fill, glow, glyph, type Ink, line } from '../../../art/ink'

export interface CoinLook {
  /** Bright, middle and dark metal. */
  metal: readonly [string, string, string]
  right: string
  left: string
  top?: string
  bottom?: string
  /** Raised rims around the edge and the hole. */
  hasRims: boolean
  letter: number
  cx?: number
  cy?: number
  r?: number
  id?: string
}

/** A cast coin with a square hole, its letters in relief. */
export function coin(look: CoinLook): Ink {
  const { metal, hasRims, cx = 70, cy = 74, r = 56, id = 'm' } = look
  const [bright, middle, dark] = metal
  const half = r * 0.27
  const hole = square(cx, cy, half)
  return [
    glow(id, [bright, middle, dark]),
    fill(`${circle(cx, cy, r)}${hole}`, `url(#${id})`, { 'fill-rule': 'evenodd', stroke: dark }),
    hasRims ? rims(cx, cy, r, half, bright, dark) : wear(cx, cy, r, dark),
    relief(look.right, cx + r * 0.6, cy, look.letter, bright, dark),
    relief(look.left, cx - r * 0.6, cy, look.letter, bright, dark),
    look.top ? relief(look.top, cx, cy - r * 0.59, look.letter, bright, dark) : '',
    look.bottom ? relief(look.bottom, cx, cy + r * 0.59, look.letter, bright, dark) : '',
  ].join('')
}

export function relief(
  letter: string,
  x: number,
  y: number,
  size: number,
  bright: string,
  dark: string,
): Ink {
  return glyph(letter, x - 0.8, y - 0.8, size, bright) + glyph(letter, x + 0.4, y + 0.4, size, dark)
}

function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function square(cx: number, cy: number, half: number): string {
  return `M${cx - half} ${cy - half}h${2 * half}v${2 * half}h${-2 * half}z`
}

function rims(cx: number, cy: number, r: number, half: number, bright: string, dark: string): Ink {
  const ring = { fill: 'none', stroke: dark, 'stroke-width': 1 }
  return [
    dot(cx, cy, r - 5.5, 'none', { ...ring, opacity: 0.8 }),
    dot(cx, cy, r - 1.8, 'none', { ...ring, stroke: bright, 'stroke-width': 2.4, opacity: 0.75 }),
    line(square(cx, cy, half + 2), bright, 2.6, { opacity: 0.8 }),
    line(square(cx, cy, half + 3.8), dark, 0.8, { opacity: 0.8 }),
  ].join('')
}

function wear(cx: number, cy: number, r: number, dark: string): Ink {
  const nicks = `M${cx - r} ${cy + 14}l6 -3M${cx + r - 2} ${cy - 18}l-7 2M${cx - 12} ${cy + r - 1}l3 -6M${cx + 22} ${cy - r + 6}l-3 5`
  const pits = `M${cx - 28} ${cy - 34}h.1M${cx + 30} ${cy + 34}h.1M${cx - 40} ${cy + 26}h.1M${cx + 14} ${cy - 42}h.1M${cx - 8} ${cy + 38}h.1`
  return line(nicks, dark, 1.6) + line(pits, dark, 3.4, { 'stroke-linecap': 'round', opacity: 0.5 })
}
