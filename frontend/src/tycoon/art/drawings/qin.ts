import {
  across,
  box,
  dot,
  down,
  el,
  fill,
  glow,
  glyph,
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
import { standing } from '../families/horse'

const TONE = '#3d3a38'

export function banliang(): Ink {
  const metal = ['#b9b48a', '#7a7a58', '#3a3a2a'] as const
  const cast = coin({ metal, right: '半', left: '兩', hasRims: false, letter: 29 })
  return halo(TONE) + shade(70, 138, 44) + cast
}

export function chariot(): Ink {
  const bronze = { body: '#6f8f7f', far: '#41594e', mane: '#2f4238', edge: '#23342c' }
  const spokes = times(
    15,
    at =>
      `M36 108l${(20 * Math.cos(at * 0.419)).toFixed(1)} ${(20 * Math.sin(at * 0.419)).toFixed(1)}`,
  )
  return [
    halo(TONE),
    shade(70, 132, 62, 4),
    across('m', ['#2f463b', '#a3c2ad', '#6f8f7f', '#2f463b']),
    standing({ ...bronze, body: '#557265' }, 'translate(71 62) scale(.68)'),
    standing({ ...bronze, body: '#637f72' }, 'translate(66 66) scale(.68)'),
    standing(bronze, 'translate(61 70) scale(.68)'),
    line('M58 104Q84 96 116 96', '#c79a3c', 2.4),
    line('M62 82Q92 78 118 90M62 85Q94 86 120 92', '#5b3a1a', 0.9),
    fill('M14 70h48l4 36H10z', 'url(#m)', { stroke: '#23342c', 'stroke-width': 1.2 }),
    fill('M20 76h14v13H20zM40 76h14v13H40z', '#22332b', { stroke: '#c79a3c', 'stroke-width': 1 }),
    line('M12 96h52', '#c79a3c', 1.6),
    fill('M2 71Q14 46 38 44Q62 46 76 71Q38 62 2 71Z', 'url(#m)', {
      stroke: '#23342c',
      'stroke-width': 1.2,
    }),
    line('M38 44V65M20 50Q18 58 16 67M56 50Q58 58 61 67', '#23342c', 0.9),
    dot(38, 43, 3, '#c79a3c'),
    driver(),
    dot(36, 108, 21, '#e9dfc4', { opacity: 0.25 }),
    line(spokes.join(''), '#33483e', 1.2),
    dot(36, 108, 20.5, 'none', { stroke: '#2c4036', 'stroke-width': 4 }),
    dot(36, 108, 20.5, 'none', { stroke: '#9dbba7', 'stroke-width': 1.2 }),
    dot(36, 108, 4.5, '#c79a3c', { stroke: '#4b3710' }),
  ].join('')
}

function driver(): Ink {
  return [
    fill('M62 104Q60 86 68 82Q77 84 77 104Z', '#a9744f', { stroke: '#53341f' }),
    line('M70 88L80 86', '#a9744f', 4, { 'stroke-linecap': 'round' }),
    dot(69, 77, 5, '#d8ad85', { stroke: '#53341f' }),
    fill('M63 76Q64 69 72 71L74 75Q68 73 63 76Z', '#2b211b'),
  ].join('')
}

export function general(): Ink {
  return [
    halo(TONE),
    shade(70, 144, 50, 4),
    glow('c', ['#e2bb97', '#b7835c', '#6e4429']),
    across('r', ['#6e4429', '#c8946b', '#8a5a3b']),
    fill('M18 146Q18 104 42 96L58 88H82L98 96Q122 104 122 146Z', 'url(#r)', {
      stroke: '#4f2f1b',
      'stroke-width': 1.3,
    }),
    armour(),
    mirrored(line('M30 146Q28 122 40 102', '#4f2f1b', 1.2)),
    fill('M54 90Q70 104 86 90L82 84H58Z', '#8f3b2a', { stroke: '#4f2f1b' }),
    mirrored(
      fill('M70 101Q58 94 54 100Q58 108 70 103ZM69 104L61 116 67 114 71 106Z', '#8f3b2a', {
        stroke: '#4f2f1b',
        'stroke-width': 0.8,
      }),
    ),
    face(),
  ].join('')
}

function armour(): Ink {
  const plate = el('path', {
    d: 'M0 9V0H9V9M4.5 2v.1M4.5 6v.1',
    fill: 'none',
    stroke: '#3f2414',
    'stroke-width': 1.1,
  })
  const plates = el(
    'pattern',
    { id: 'a', width: 9, height: 9, x: 2, patternUnits: 'userSpaceOnUse' },
    plate,
  )
  const shape = 'M42 104Q70 116 98 104V134L70 147L42 134Z'
  return (
    plates +
    fill(shape, '#9a6a4a') +
    fill(shape, 'url(#a)', { stroke: '#3f2414', 'stroke-width': 1.2 })
  )
}

function face(): Ink {
  const cap =
    'M51 46Q50 30 58 26L54 12Q64 8 69 20Q70 12 71 20Q76 8 86 12L82 26Q90 30 89 46Q70 36 51 46Z'
  return [
    mirrored(oval(50, 58, 3.5, 6, '#b7835c', { stroke: '#4f2f1b' })),
    fill('M52 44Q70 34 88 44Q90 66 83 78Q76 90 70 90Q64 90 57 78Q50 66 52 44Z', 'url(#c)', {
      stroke: '#4f2f1b',
      'stroke-width': 1.2,
    }),
    fill(cap, '#3a2a20', { stroke: '#20150e' }),
    line('M53 43Q70 34 87 43M62 26h16', '#b98a55', 1.4),
    mirrored(
      line('M56 53Q61 49 67 53', '#33200f', 2) +
        line('M57 58.5Q62 55 67 58.5', '#33200f', 1.5) +
        dot(62, 58.3, 1.5, '#33200f'),
    ),
    line('M70 54Q67 64 67 67Q70 70 73 67', '#6e4429', 1.3),
    mirrored(line('M70 72Q64 70 58 76Q56 74 55 71', '#2b1a0d', 2, { 'stroke-linecap': 'round' })),
    line('M65 77Q70 80 75 77', '#7a3323', 1.6),
    fill('M67 83Q70 80 73 83L70 95Z', '#2b1a0d'),
    line('M54 68Q56 84 64 92M86 68Q84 84 76 92', '#8f3b2a', 1.1),
  ].join('')
}

export function seal(): Ink {
  const [light, mid, deep] = ['#eef6e2', '#b3d1a5', '#5d8a68']
  return [
    halo('#9e2217'),
    imprint(),
    shade(70, 142, 50, 5),
    glow('j', [light, mid, deep]),
    down('f', ['#cfe4c0', '#8fb78c']),
    down('h', ['#9fc298', '#5d8a68']),
    fill('M22 88L66 103V142L22 124Z', 'url(#f)', { stroke: deep }),
    fill('M66 103L112 86V122L66 142Z', 'url(#h)', { stroke: deep }),
    fill('M22 88L68 72 112 86 66 103Z', light, { stroke: deep }),
    fill('M66 122L84 113.5V134L66 142L48 134.5V115.5Z', '#d9a93b', { stroke: '#7a5510' }),
    line('M66 122V142', '#7a5510', 0.9),
    line('M27 95L61 107M71 107L107 93', deep, 0.9, { opacity: 0.6 }),
    dragonKnob(deep),
  ].join('')
}

function imprint(): Ink {
  const letters: [string, number, number][] = [
    ['受', 121, 27],
    ['命', 121, 46],
    ['于', 103, 27],
    ['天', 103, 46],
  ]
  const frame = box(92.5, 16, 39, 41, 'none', { stroke: '#b3261a', 'stroke-width': 2.6, rx: 2 })
  return group([frame, ...letters.map(([letter, x, y]) => glyph(letter, x, y, 16.5, '#b3261a'))], {
    opacity: 0.8,
  })
}

/** The beast crouching on the seal, its head to the left and its tail curled over. */
function dragonKnob(deep: string): Ink {
  const round = { 'stroke-linecap': 'round' }
  const edge = { stroke: deep, 'stroke-width': 1.3, 'stroke-linejoin': 'round' }
  return [
    line('M92 80Q107 76 104 65Q100 58 94 63', deep, 9, round),
    line('M92 80Q107 76 104 65Q100 58 94 63', '#cfe4c0', 6.4, round),
    fill(
      'M36 88Q34 66 50 56Q72 44 90 58Q104 70 98 88L86 90Q88 78 80 77Q64 76 56 92Z',
      'url(#j)',
      edge,
    ),
    fill('M36 84Q32 94 44 95Q56 95 54 84ZM84 82Q80 92 90 92Q104 92 100 80Z', '#cfe4c0', edge),
    line('M56 62Q64 58 72 60M58 69Q68 64 80 67M74 58Q82 60 88 66', deep, 1.2, {
      ...round,
      opacity: 0.7,
    }),
    beastHead(deep),
  ].join('')
}

function beastHead(deep: string): Ink {
  const round = { 'stroke-linecap': 'round' }
  const edge = { stroke: deep, 'stroke-width': 1.3, 'stroke-linejoin': 'round' }
  return [
    line('M48 43Q56 34 66 38Q70 41 74 38M42 41Q46 30 56 30', deep, 3.2, round),
    fill(
      'M24 62Q20 48 32 42Q48 36 58 48Q66 60 56 70Q46 78 34 74L24 76Q20 70 24 62Z',
      '#dcecce',
      edge,
    ),
    line('M56 46q9 0 8 8M60 56q9 2 6 10M56 68q6 5 1 10', deep, 2.4, round),
    line('M24 68Q34 70 44 64M30 69v4M37 68v4', deep, 1.4, round),
    line('M34 50Q40 45 47 50', deep, 2.6, round),
    dot(41, 54, 2.2, '#20301f'),
    dot(27, 60, 1.3, deep),
  ].join('')
}
