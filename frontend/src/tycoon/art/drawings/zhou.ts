import {
  across,
  box,
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
  round,
  shade,
  times,
} from '../../../art/ink'
import { relief } from '../families/coin'
import { sword } from '../families/sword'

const TONE = '#2c6857'
const [BRIGHT, BRONZE, DARK] = ['#b5cfa9', '#5d8f78', '#254b3d'] as const

export function spade(): Ink {
  const body =
    'M59 12h22l1 34q4 6 20 8 8 2 9 9l4 73q-11 2-19-2-7-30-26-32-19 2-26 32-8 4-19 2l4-73q1-7 9-9 16-2 20-8z'
  return [
    halo(TONE),
    shade(70, 141, 46),
    glow('m', ['#cfdcb4', BRONZE, '#2d5a48']),
    fill(body, 'url(#m)', { stroke: DARK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    line('M60 13.5h20', DARK, 3),
    line('M36 60q22 0 28-9M104 60q-22 0-28-9M33 130l4-68M107 130l-4-68', BRIGHT, 1.4, {
      opacity: 0.8,
    }),
    line('M70 14v86', DARK, 1.6),
    line('M70.9 14v86', BRIGHT, 0.8),
    line('M45 62v54M95 62v54', DARK, 0.9, { opacity: 0.7 }),
    relief('安', 57, 82, 24, BRIGHT, DARK),
    relief('邑', 84, 82, 24, BRIGHT, DARK),
    line('M46 26h.1M92 70h.1M40 108h.1M98 118h.1M66 34h.1', '#8fd0b4', 3, {
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
  ].join('')
}

export function lotusCrane(): Ink {
  const body =
    'M50 52Q52 66 46 78Q34 92 38 110Q42 122 52 126L48 134H92L88 126Q98 122 102 110Q106 92 94 78Q88 66 90 52Z'
  const dragon = 'M52 58Q36 50 33 64Q32 76 40 80Q30 84 34 96M33 64Q26 60 27 52M40 80Q46 76 44 70'
  const petal =
    'M70 52Q60 44 62 30Q70 36 74 50ZM60 52Q46 46 46 32Q57 36 64 50ZM54 53Q36 50 32 38Q46 38 58 50Z'
  return [
    halo(TONE),
    shade(70, 144, 40),
    across('m', [DARK, BRIGHT, BRONZE, DARK]),
    mirrored(line('M54 134Q44 142 36 138Q32 132 38 130', DARK, 5, { 'stroke-linecap': 'round' })),
    mirrored(
      line(dragon, DARK, 5, { 'stroke-linecap': 'round' }) +
        line(dragon, BRONZE, 2.6, { 'stroke-linecap': 'round' }),
    ),
    mirrored(fill(petal, BRONZE, { stroke: DARK, 'stroke-width': 1 })),
    fill(body, 'url(#m)', { stroke: DARK, 'stroke-width': 1.4 }),
    line('M48 74h44M40 100h60M44 118h52', DARK, 1.4),
    line('M50 60q5-6 10 0t10 0 10 0 10 0M49 68q5-5 10 0t11 0 11 0 10 0', DARK, 1.2),
    mirrored(line('M68 86q-16-6-22 6 4 8 12 2-2-6-7-3M68 108q-12-6-22 0 6 8 14 4', DARK, 1.5)),
    line('M70 80v44', DARK, 1.2),
    box(48, 50, 44, 4, BRONZE, { stroke: DARK, 'stroke-width': 1 }),
    crane(),
  ].join('')
}

function crane(): Ink {
  const wing = 'M68 26Q52 22 42 6Q54 8 60 12Q54 4 56 0Q66 8 70 20Z'
  return [
    line('M68 34v10M72 34v10', DARK, 1.6),
    mirrored(fill(wing, BRIGHT, { stroke: DARK, 'stroke-width': 1 })),
    oval(70, 29, 8, 6, BRIGHT, { stroke: DARK, 'stroke-width': 1 }),
    line('M74 26Q82 18 77 10Q76 5 82 5L90 8', DARK, 3.4, { 'stroke-linejoin': 'round' }),
    line('M74 26Q82 18 77 10Q76 5 82 5', BRIGHT, 1.8),
  ].join('')
}

export function bells(): Ink {
  const upper = times(6, at => bell(27 + at * 17.2, 34, 0.5 + at * 0.027))
  const lower = times(4, at => bell(31 + at * 26, 80, 0.8 + at * 0.05))
  return [
    halo(TONE),
    shade(70, 143, 58, 4),
    down('m', ['#c9d7a4', BRONZE, DARK]),
    down('l', ['#a43a24', '#64190f', '#3b0e08']),
    ...[12, 124].map(x => box(x, 22, 5, 118, 'url(#l)')),
    beam(20),
    beam(68),
    el('defs', {}, cast()),
    ...upper,
    ...lower,
    ...[14.5, 126.5].map(x => fill(`M${x - 9} 142q0-8 5-9h8q5 1 5 9z`, BRONZE, { stroke: DARK })),
  ].join('')
}

function beam(y: number): Ink {
  const teeth = times(11, at => `M${20 + at * 10} ${y + 8}l5-6 5 6z`).join('')
  const caps = [3, 127].map(x => box(x, y - 2, 11, 14, '#c79a3c', { rx: 2, stroke: '#5e430f' }))
  return box(8, y, 125, 10, 'url(#l)') + fill(teeth, '#d9a94a', { opacity: 0.85 }) + caps.join('')
}

function bell(x: number, y: number, scale: number): Ink {
  const transform = `translate(${round(x)} ${y}) scale(${round(scale * 100) / 100})`
  return el('use', { href: '#bell', transform })
}

function cast(): Ink {
  const studs = times(3, row =>
    times(4, at => `M${-7.5 + at * 5} ${14 + row * 4.5}h.1`).join(''),
  ).join('')
  return group(
    [
      line('M0-6v10', DARK, 2.4),
      fill('M-8 4h16l5 30q-13-8-26 0z', 'url(#m)', { stroke: DARK, 'stroke-width': 1.3 }),
      line(studs, '#e6e3b4', 2.6, { 'stroke-linecap': 'round' }),
      line('M-9 9h18M-11 27q11-5 22 0', DARK, 0.9),
    ],
    { id: 'bell' },
  )
}

export function goujian(): Ink {
  const look = {
    steel: ['#efe3b4', '#b79a56', '#5b4a20'],
    fitting: ['#d9b35a', '#5c430f'],
    grip: '#2f2a22',
    net: '#3f3413',
  } as const
  const silk = 'M8 128Q40 104 74 120T136 96L138 112Q104 128 76 136T10 146Z'
  return [
    halo('#9e2217'),
    down('k', ['#b53426', '#741a12']),
    fill(silk, 'url(#k)', { opacity: 0.9 }),
    line('M10 134Q42 110 76 126T137 102', '#e58a63', 1, { opacity: 0.6 }),
    sword(look, 'rotate(40 70 75) translate(3.5 19.3) scale(.95 .742)'),
  ].join('')
}
