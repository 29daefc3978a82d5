import { el, type Ink } from '../../art/ink'
import { type Artist, artistOf } from '../pieces'
import { type Brush, brushFor, HIGH, WIDE } from './brush'
import { christinP } from './christinP'
import { karlGitter } from './karlGitter'
import { krypto } from './krypto'
import { liteMetal } from './liteMetal'
import { yoko } from './yoko'

const STYLES: Record<Artist, (brush: Brush) => Ink> = {
  0: liteMetal,
  1: yoko,
  2: christinP,
  3: karlGitter,
  4: krypto,
}

const painted = new Map<number, string>()

/** A painting as SVG markup: each its own, and the same for everybody. */
export function paint(painting: number): Ink {
  const picture = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDE} ${HIGH}` }
  return el('svg', picture, STYLES[artistOf(painting)](brushFor(painting)))
}

/** The painting as an image address; an image keeps its gradients' ids to itself. */
export function pictureOf(painting: number): string {
  const known = painted.get(painting) ?? `data:image/svg+xml,${encodeURIComponent(paint(painting))}`
  painted.set(painting, known)
  return known
}
