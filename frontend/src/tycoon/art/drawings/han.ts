import {
  across,
  box,
  dot,
  down,
  el,
  fill,
  glow,
  group,
  halo,
  type Ink,
  line,
  mirrored,
  oval,
  shade,
  times,
} from '../../../art/ink'
import { coin } from '../families/coin'

const TONE = '#85451b'

export function wuzhu(): Ink {
  const letters = { right: '銖', left: '五', hasRims: true }
  const bright = ['#e9c98e', '#b98a48', '#5c3a14'] as const
  const dull = ['#d0b078', '#94692f', '#4a2d0e'] as const
  const behind = coin({ ...letters, metal: dull, letter: 17, cx: 98, cy: 44, r: 36, id: 'n' })
  const pen = { 'stroke-linecap': 'round' }
  return [
    halo(TONE),
    shade(62, 140, 42),
    group(behind, { transform: 'rotate(14 98 44)' }),
    line('M108 2Q100 18 98 38', '#a3281b', 3.4, pen),
    coin({ ...letters, metal: bright, letter: 25, cx: 62, cy: 84, r: 51 }),
    line('M66 80Q78 56 86 46', '#a3281b', 3.4, pen),
    line('M58 92Q46 112 52 140', '#a3281b', 3.4, pen),
    line('M52 140l-5 8M52 140l1 9M52 140l5 7', '#a3281b', 1.8, pen),
  ].join('')
}

export function palaceLamp(): Ink {
  const edge = { stroke: '#6b4708', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }
  return [
    halo(TONE),
    glow('f', ['#fff3b0', '#ffd766', '#f6b73c00'], 0.5, 0.5, 0.5),
    dot(98, 80, 40, 'url(#f)', { opacity: 0.75 }),
    shade(68, 143, 54, 4),
    glow('m', ['#f9e6a2', '#cf9c35', '#7f560f']),
    across('n', ['#7f560f', '#f4dd90', '#b98226']),
    fill('M34 54Q22 84 14 128Q12 142 24 142H74Q82 142 76 128Q66 94 60 54Z', 'url(#m)', edge),
    line('M36 66Q30 104 26 138M50 62Q52 104 54 138M58 84Q66 112 70 138', '#7f560f', 1.2, {
      opacity: 0.7,
    }),
    line('M14 134Q44 140 78 134', '#7f560f', 1.4),
    ...lamp(edge),
    fill(
      'M40 54Q50 46 58 50Q82 28 104 40Q116 47 114 64H84Q82 58 76 60Q66 64 58 74Z',
      'url(#n)',
      edge,
    ),
    line('M62 56Q84 38 102 46M60 66Q72 56 82 54', '#7f560f', 1.1, { opacity: 0.8 }),
    fill('M36 66Q34 92 52 104L88 122Q94 120 92 114L62 92Q56 84 54 70Z', 'url(#n)', edge),
    maid(),
  ].join('')
}

function lamp(edge: Record<string, string | number>): Ink[] {
  return [
    fill('M92 112h14v20h12v8H80v-8h12z', 'url(#n)', edge),
    fill('M76 100h46l-5 12H81z', 'url(#n)', edge),
    box(84, 64, 30, 37, 'url(#n)', edge),
    box(91, 68, 17, 29, '#fff0a8', { stroke: '#6b4708' }),
    fill('M99.5 72Q107 84 103 91Q99.5 95 96 91Q92 84 99.5 72Z', '#f08a24'),
    fill('M99.5 80Q103 87 101 90Q99.5 92 98 90Q96 87 99.5 80Z', '#fff6c9'),
    line('M114 84h12', '#7f560f', 3),
  ]
}

function maid(): Ink {
  return [
    fill('M38 54Q46 62 58 53L54 44H42Z', '#f4dd90', { stroke: '#6b4708' }),
    fill('M34 30Q32 12 48 10Q64 12 62 32Q66 40 56 38H40Q32 40 34 30Z', '#7a5314'),
    oval(48.5, 33, 11.5, 13.5, '#f7e2a0', { stroke: '#6b4708' }),
    fill('M37 30Q40 20 48 20Q58 20 60 30Q56 24 48.5 24Q41 24 37 30Z', '#7a5314'),
    line('M42 32q3-2 5 0M51 32q3-2 5 0M48.5 34l-1 4h2M46 42q3 2 5 0', '#5b3a06', 1.1),
  ].join('')
}

export function silkBanner(): Ink {
  const shape = 'M10 18H130V58H98V138H42V58H10Z'
  const tassels = [13, 127, 45, 95].map((x, at) =>
    line(
      `M${x} ${at < 2 ? 58 : 138}q-2 6 0 11M${x + 2} ${at < 2 ? 58 : 138}q0 6 3 10`,
      '#a3612c',
      1.6,
    ),
  )
  return [
    halo(TONE),
    line('M12 17L70 2 128 17', '#6b4a2a', 1.4),
    ...tassels,
    down('s', ['#6d2f1a', '#4a2013', '#38180e']),
    fill(shape, 'url(#s)', { stroke: '#c08a43', 'stroke-width': 1.8 }),
    line('M14 22H126V54H94V134H46V54H14Z', '#c08a43', 0.7, { opacity: 0.8 }),
    box(6, 13, 128, 5, '#8a5a2c', { rx: 2 }),
    ...heaven(),
    ...earth(),
  ].join('')
}

function heaven(): Ink[] {
  const dragon =
    'M50 52Q38 50 36 42Q34 34 26 40Q20 44 22 50Q28 46 32 50Q36 56 44 55M24 42l-5-4M29 38l-2-5'
  return [
    dot(112, 34, 10, '#cc3b22'),
    fill('M107 36q4-7 9-3l3 1-3 2q-3 5-8 4z', '#1c100a'),
    fill('M26 24A11 11 0 1 0 37 38A13 13 0 0 1 26 24Z', '#f0e3c0'),
    mirrored(line(dragon, '#d9a857', 2.2, { 'stroke-linecap': 'round' })),
    line('M70 44Q58 50 66 58Q80 62 80 52Q78 46 72 48', '#c6553a', 3, { 'stroke-linecap': 'round' }),
    fill('M63 44Q62 34 70 30Q78 34 77 44Z', '#c6553a'),
    dot(70, 28, 4.5, '#eccfa2'),
    fill('M65 27Q66 21 70 21Q75 21 75 27Q70 24 65 27Z', '#1c100a'),
  ]
}

function earth(): Ink[] {
  const dragon = 'M52 64Q48 78 60 88Q84 100 86 112Q86 124 78 130'
  return [
    mirrored(
      line(dragon, '#d9a857', 3.2, { 'stroke-linecap': 'round' }) + line(dragon, '#6b7f5b', 1.2),
    ),
    dot(70, 98, 9, '#9dbb92', { stroke: '#38180e' }),
    dot(70, 98, 3.4, '#4a2013'),
    mirrored(line('M54 66l-4 5M54 62q-4-4-8-1', '#d9a857', 1.8)),
    line('M52 87H88', '#e0c48a', 2.4),
    ...[-9, -16, 9].map(
      dx => fill(`M${67 + dx} 86q0-7 3-9 3 2 3 9z`, '#b98d5e') + dot(70 + dx, 75, 1.8, '#eccfa2'),
    ),
    fill('M63 86Q62 72 70 68Q78 72 77 86Z', '#c6553a'),
    dot(70, 66, 3.6, '#eccfa2'),
    fill('M58 122H82L78 116H62Z', '#e0c48a'),
    fill('M64 134Q62 124 70 123Q78 124 76 134Z', '#a96b48'),
  ]
}

export function jadeSuit(): Ink {
  const body =
    'M58 33Q56 8 70 7Q84 8 82 33Q84 37 92 38Q104 40 106 56L110 92Q110 100 104 100L98 98L94 66L93 92Q94 116 90 132Q92 142 84 143H74L71 100H69L66 143H56Q48 142 50 132Q46 116 47 92L46 66L42 98L36 100Q30 100 30 92L34 56Q36 40 48 38Q56 37 58 33Z'
  const tile = el('path', {
    d: 'M0 0H7V5.5H0Z',
    fill: 'none',
    stroke: '#c9982f',
    'stroke-width': 1,
  })
  const knots = el('path', {
    d: 'M0 0h.1',
    stroke: '#f1d27a',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  })
  return [
    halo('#9e2217'),
    shade(70, 145, 34, 4),
    glow('j', ['#eaf5e0', '#a9cda6', '#4f8467']),
    el('pattern', { id: 't', width: 7, height: 5.5, patternUnits: 'userSpaceOnUse' }, tile + knots),
    fill(body, 'url(#j)'),
    fill(body, 'url(#t)', { stroke: '#7a5a12', 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
    mask(),
    dot(70, 60, 10, '#7fb08b', { stroke: '#b5862a', 'stroke-width': 2 }),
    dot(70, 60, 3.6, '#e6d3a0', { stroke: '#b5862a' }),
    line(
      times(
        8,
        at =>
          `M${(70 + 7 * Math.cos(at * 0.785)).toFixed(1)} ${(60 + 7 * Math.sin(at * 0.785)).toFixed(1)}h.1`,
      ).join(''),
      '#2f5a43',
      1.8,
      { 'stroke-linecap': 'round' },
    ),
    line('M34 86H44M96 86H106M48 126H66M74 126H92M48 96H92', '#b5862a', 2.2),
  ].join('')
}

function mask(): Ink {
  return [
    fill('M60 22Q62 11 70 11Q78 11 80 22Q80 33 70 36Q60 33 60 22Z', '#b9d9b4', {
      stroke: '#b5862a',
      'stroke-width': 1.4,
    }),
    mirrored(oval(65.5, 21, 2.6, 1.4, '#3e6b52')),
    fill('M69 20h2l1.5 7h-5z', '#86b591', { stroke: '#5c8a6b', 'stroke-width': 0.6 }),
    oval(70, 31, 3, 1, '#3e6b52'),
  ].join('')
}
