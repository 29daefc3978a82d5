import { fill, type Ink, line } from '../../art/ink'
import { picture } from './picture'

const SKIN = '#e5b98f'
const EDGE = { stroke: '#4a2a18', 'stroke-width': 2, 'stroke-linejoin': 'round' }
const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** A fist held out, and an open hand that still chooses. */
export const FIST = picture(64, 64, sleeve() + closed())
export const HAND = picture(64, 64, sleeve() + open())

function sleeve(): Ink {
  return fill('M20 46h24l4 18H16z', '#2f4f7a', EDGE) + line('M18 50h28', '#d9a93f', 3)
}

function closed(): Ink {
  return [
    fill('M14 24q0-10 10-10 4-6 10-2 7-4 10 2 8 0 8 10v10q0 14-14 14H26q-12 0-12-14z', SKIN, EDGE),
    line('M24 16q-2 8 0 14M34 13q-2 8 0 17M44 15q-1 7 0 14', '#4a2a18', 1.8, ROUND),
    fill('M12 30q0-6 8-5l14 3q5 2 3 7-2 4-8 3-6 6-12 3-5-3-5-11z', '#f0c9a2', EDGE),
  ].join('')
}

function open(): Ink {
  return [
    fill(
      'M18 30V12q0-4 3.5-4T25 12V6q0-4 3.6-4T32 6v2q0-4 3.6-4T39 8v4q0-3.6 3.4-3.6T46 12v18l5-8q4-3 6 1-2 12-9 20-4 6-14 6-16 0-16-19z',
      SKIN,
      EDGE,
    ),
    line('M25 12v14M32 8v18M39 12v15', '#4a2a18', 1.6, ROUND),
    line('M26 36q8 4 14 0', '#b98258', 1.8, ROUND),
  ].join('')
}
