import { el, fill, type Ink } from '../../art/ink'
import { GEMS, type Gem } from '../pieces'
import { CUTS, type Facet, written } from './cuts'
import { picture } from './picture'

/** From the darkest flat to the brightest. */
const INKS: Readonly<Record<Gem, readonly [string, string, string, string]>> = {
  0: ['#6d93b5', '#a4cbe6', '#dff2fc', '#ffffff'],
  1: ['#4d0714', '#a01230', '#e4405d', '#ffa3b1'],
  2: ['#0c1b57', '#1f45b4', '#5b8cf0', '#b9d5ff'],
  3: ['#053a22', '#0f7d47', '#3cc27c', '#a9f3cb'],
  4: ['#2b0b4d', '#6a2ba6', '#a766dd', '#e4c4ff'],
}
const EDGES: Readonly<Record<Gem, string>> = {
  0: '#4c7192',
  1: '#3a040e',
  2: '#081340',
  3: '#032a18',
  4: '#1f0638',
}

/** The stone of each kind as an image address. */
export const STONES: readonly string[] = GEMS.map(gem => picture(64, 64, drawStone(gem)))

export function drawStone(gem: Gem): Ink {
  const glint = fill('M21 17l1.4 4.1 4.1 1.4-4.1 1.4-1.4 4.1-1.4-4.1-4.1-1.4 4.1-1.4z', '#fff', {
    opacity: 0.85,
  })
  return outline(gem) + CUTS[gem].map(facet => polygon(gem, facet)).join('') + glint
}

/** A dark rim, so that a stone stands out on paper and on the sea alike. */
function outline(gem: Gem): Ink {
  const rim = {
    stroke: EDGES[gem],
    'stroke-width': 4,
    'stroke-linejoin': 'round',
    fill: EDGES[gem],
  }
  return CUTS[gem].map(facet => el('polygon', { points: written(facet.corners), ...rim })).join('')
}

function polygon(gem: Gem, { corners, light }: Facet): Ink {
  const colour = shaded(INKS[gem], (light + 1) / 2)
  const seam = { stroke: colour, 'stroke-width': 0.5, 'stroke-linejoin': 'round' }
  return el('polygon', { points: written(corners), fill: colour, ...seam })
}

/** The colour at `share` (0..1) of the way along the inks. */
function shaded(inks: readonly string[], share: number): string {
  const place = Math.max(0, Math.min(0.999, share)) * (inks.length - 1)
  const from = Math.floor(place)
  return mixed(inks[from] ?? '#000000', inks[from + 1] ?? '#ffffff', place - from)
}

function mixed(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map(at => {
    const [a, b] = [from, to].map(ink => Number.parseInt(ink.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
