import { across, el, fill, group, type Ink, line, oval } from '../../../art/ink'

export interface SwordLook {
  /** Edge, flat and ridge colours of the blade. */
  steel: readonly [string, string, string]
  fitting: readonly [string, string]
  grip: string
  /** The lozenge net of a patterned blade. */
  net?: string
}

const BLADE =
  'M70-22Q76-12 76.5 4Q76 36 74.5 62Q77.5 80 77 106H63Q62.5 80 65.5 62Q64 36 63.5 4Q64-12 70-22Z'

/** A straight sword standing on its pommel, point at (70, -22), 190 long; `turn` lays it down. */
export function sword(look: SwordLook, turn: string): Ink {
  const [edge, flat, ridge] = look.steel
  return group(
    [
      across('steel', [edge, flat, ridge, edge, flat]),
      across('fit', [look.fitting[1], look.fitting[0], '#fff3c4', look.fitting[1]]),
      fill(BLADE, 'url(#steel)', { stroke: ridge, 'stroke-width': 0.9 }),
      look.net ? net(look.net) : '',
      line('M70-18V105', ridge, 1, { opacity: 0.75 }),
      hilt(look),
    ],
    { transform: turn },
  )
}

function net(colour: string): Ink {
  const lozenge = el('path', {
    d: 'M0 5 4 0 8 5 4 10z',
    fill: 'none',
    stroke: colour,
    'stroke-width': 0.9,
  })
  const weave = el(
    'pattern',
    { id: 'net', width: 8, height: 10, x: 66, patternUnits: 'userSpaceOnUse' },
    lozenge,
  )
  return weave + fill(BLADE, 'url(#net)', { opacity: 0.85 })
}

function hilt({ fitting, grip }: SwordLook): Ink {
  return [
    fill('M64.5 112h11v46h-11z', grip, { stroke: fitting[1], 'stroke-width': 0.8 }),
    line('M64.5 119h11M64.5 126h11M64.5 143h11M64.5 150h11', fitting[0], 1, { opacity: 0.7 }),
    fill('M54 104h32l5 5-5 6-16 3-16-3-5-6z', 'url(#fit)', {
      stroke: fitting[1],
      'stroke-width': 0.8,
    }),
    oval(70, 131, 8, 3.2, 'url(#fit)'),
    oval(70, 138, 8, 3.2, 'url(#fit)'),
    fill('M62 158h16l4 6H58z', 'url(#fit)'),
    oval(70, 164, 12, 4, 'url(#fit)', { stroke: fitting[1], 'stroke-width': 0.8 }),
  ].join('')
}
