import {
  across,
  box,
  column,
  dot,
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
import { cash, note, smallPrint } from '../families/note'
import { pot, ring } from '../families/porcelain'
import { stamp } from './yuan'

const TONE = '#7b2c60'

export function mingNote(): Ink {
  const ink = '#12181d'
  const title = [...'大明通行寶鈔'].map((letter, at) =>
    glyph(letter, 44 + at * 10.4, 19, 10, '#e9e3cf'),
  )
  return (
    halo(TONE) +
    note({ paper: '#76858a', ink, x: 28, width: 84 }, [
      box(33, 9, 74, 20, ink),
      ...title,
      ...dragonBorder(ink),
      box(45, 40, 50, 88, '#8b999c', { stroke: ink, 'stroke-width': 1.4 }),
      glyph('壹', 60, 51, 17, ink),
      glyph('貫', 80, 51, 17, ink),
      ...times(10, at => cash(51 + (at % 5) * 9.4, 66 + Math.floor(at / 5) * 15, 4, ink)),
      line('M45 94h50', ink, 1),
      smallPrint(50, 98, 9, 28, ink),
      stamp(58, 60, 24),
      stamp(58, 98, 24),
    ])
  )
}

function dragonBorder(ink: string): Ink[] {
  const cloud = 'M0 0q-4-5 1-7q4-1 4 3q5 0 4 5q-2 4-6 2'
  const coil = (x: number) => `M${x} 134q-7-8 0-16t0-16 0-16 0-16 0-16 0-14`
  return [
    line('M38 34h64v100H38z', ink, 1),
    line(`${coil(41.5)}${coil(98.5)}`, ink, 2.6),
    ...[37, 61, 85, 109].map(y =>
      group(line(cloud, ink, 0.9), { transform: `translate(36 ${y}) scale(.7)` }),
    ),
    line('M46 34q6-6 12 0t12 0 12 0 12 0M46 132q6-6 12 0t12 0 12 0 12 0', ink, 1.4),
  ]
}

const CUP = 'M20 52Q22 96 46 116L48 124H92L94 116Q118 96 120 52Z'

export function chickenCup(): Ink {
  const blue = '#3d5fb0'
  return [
    halo(TONE),
    shade(70, 128, 42, 5),
    pot({ outline: CUP, glaze: ['#fffdf4', '#f6f0de', '#d6c9a8'], edge: '#7d6f4e' }, [
      ring(60, blue, 1),
      ring(114, blue, 1),
      ring(117, blue, 1),
      fill('M20 112Q44 104 70 108T122 106V114H20Z', '#8db06a', { opacity: 0.75 }),
      rockAndPeony(),
      cock(),
      hen(),
      chick(60, 104),
      chick(72, 107),
    ]),
    oval(70, 52, 50, 10, '#fdf9ec', { stroke: '#7d6f4e', 'stroke-width': 1.4 }),
    oval(70, 53.5, 45, 7, '#e9e0c8'),
  ].join('')
}

function cock(): Ink {
  return [
    fill('M54 88Q66 72 62 66Q72 74 66 90Q76 78 74 70Q82 82 68 97L56 100Z', '#2d5a3f', {
      stroke: '#1c3526',
      'stroke-width': 0.7,
    }),
    fill(
      'M36 78Q36 70 42 68Q46 72 46 80Q54 86 60 88Q62 100 50 103Q38 102 37 92Q36 86 36 78Z',
      '#c9432c',
      { stroke: '#6b1a10', 'stroke-width': 0.9 },
    ),
    fill('M46 88Q56 86 60 92Q54 100 46 97Z', '#e3a33a', { stroke: '#6b1a10', 'stroke-width': 0.6 }),
    fill('M36 70Q34 64 38 65Q39 61 42 64Q46 62 45 68Z', '#b3261a'),
    fill('M36 73L30 75L36 77Z', '#e3a33a'),
    fill('M37 77Q36 83 39 83Q41 80 39 77Z', '#b3261a'),
    dot(40, 72.5, 1.1, '#1c1008'),
    line('M46 103v7M52 102v8', '#c98a2a', 1.6),
  ].join('')
}

function hen(): Ink {
  return [
    fill(
      'M82 90Q90 80 98 88Q100 80 106 82Q111 85 108 90Q108 102 96 105Q84 104 82 96L76 88Z',
      '#e0a94a',
      { stroke: '#70460f', 'stroke-width': 0.9 },
    ),
    line('M88 94Q94 90 100 95M90 99Q95 97 99 100', '#70460f', 1),
    fill('M103 82Q104 77 107 79Q110 78 109 83Z', '#b3261a'),
    fill('M110 86l5 1-5 2z', '#c98a2a'),
    dot(106, 85.5, 1, '#1c1008'),
    line('M94 105v5M99 104v6', '#c98a2a', 1.4),
  ].join('')
}

function chick(x: number, y: number): Ink {
  return [
    oval(x, y, 4.5, 3.6, '#f3cf5b', { stroke: '#8a6516', 'stroke-width': 0.7 }),
    dot(x + 4, y - 3.5, 2.6, '#f3cf5b', { stroke: '#8a6516', 'stroke-width': 0.7 }),
    dot(x + 4.8, y - 4, 0.7, '#1c1008'),
    line(`M${x - 1} ${y + 3}v3M${x + 1.5} ${y + 3}v3`, '#c98a2a', 0.9),
  ].join('')
}

function rockAndPeony(): Ink {
  return [
    fill('M76 106Q74 84 82 78Q86 66 92 72Q90 82 94 88Q98 98 96 106Z', '#5d7fc4', {
      opacity: 0.75,
      stroke: '#3d5fb0',
      'stroke-width': 0.8,
    }),
    line('M84 74Q82 68 84 64M90 72Q94 68 98 70', '#4f8a4a', 1.6),
    ...[
      [84, 66],
      [99, 70],
      [78, 72],
    ].map(
      ([x = 0, y = 0]) =>
        dot(x, y, 4.2, '#d8503a', { stroke: '#8a1f14', 'stroke-width': 0.8 }) +
        dot(x, y, 1.4, '#f3cf5b'),
    ),
    fill('M88 62q6-3 9 2-6 3-9-2zM72 78q2-5 7-3-2 5-7 3z', '#5c9a55'),
  ].join('')
}

export function yongle(): Ink {
  return [
    halo(TONE),
    shade(70, 141, 58, 5),
    across('c', ['#c98b1e', '#eec25a', '#d9a437']),
    ...[126, 113, 100].map((y, at) => volume(y, at)),
    group(
      [
        fill('M0 0H62V92H0Z', 'url(#c)', { stroke: '#70490a', 'stroke-width': 1.3 }),
        box(62, 1.5, 7, 90, '#f5ecd3', { stroke: '#70490a', 'stroke-width': 0.9 }),
        line('M64.3 3v87M66.6 3v87', '#b59d6a', 0.6),
        line('M8 1V91', '#8a5c10', 0.9),
        line('M8 12H3M8 34H3M8 57H3M8 80H3', '#f7e3ae', 1.4),
        box(16, 8, 20, 62, '#f8f0dc', { stroke: '#27479a', 'stroke-width': 2 }),
        box(18, 10, 16, 58, 'none', { stroke: '#27479a', 'stroke-width': 0.7 }),
        column('永樂大典', 26, 18.5, 13, '#1c1712', 14),
        box(44, 8, 12, 22, '#f8f0dc', { stroke: '#27479a', 'stroke-width': 1.2 }),
        line('M50 12v14', '#1c1712', 3, { 'stroke-dasharray': '3 1.5' }),
      ],
      { transform: 'translate(36 4) rotate(3)' },
    ),
  ].join('')
}

function volume(y: number, at: number): Ink {
  const x = 14 + at * 3
  return [
    fill(`M${x} ${y}h108l3 3v9l-3 2H${x}z`, '#d29a2c', { stroke: '#70490a' }),
    box(x + 8, y + 3, 103 - at, 8, '#f5ecd3', { stroke: '#70490a', 'stroke-width': 0.6 }),
    line(`M${x + 9} ${y + 5.4}h101M${x + 9} ${y + 8}h101`, '#b59d6a', 0.6),
  ].join('')
}

export function goldCrown(): Ink {
  const mesh = el('path', {
    d: 'M0 3L3 0L6 3L3 6Z',
    fill: 'none',
    stroke: '#7a5208',
    'stroke-width': 0.8,
  })
  const front = 'M24 116Q22 84 40 76Q70 62 100 76Q118 84 116 116Q70 130 24 116Z'
  const back = 'M32 88Q28 40 70 34Q112 40 108 88Q70 70 32 88Z'
  const edge = { stroke: '#7a5208', 'stroke-width': 1.4 }
  return [
    halo('#9e2217'),
    shade(70, 132, 48, 5),
    glow('g', ['#fff2bd', '#e6b945', '#96660f']),
    el('pattern', { id: 'n', width: 6, height: 6, patternUnits: 'userSpaceOnUse' }, mesh),
    mirrored(wing(edge)),
    ...[back, front].map(d => fill(d, 'url(#g)', edge) + fill(d, 'url(#n)', { opacity: 0.75 })),
    line('M32 88Q70 68 108 88', '#fff2bd', 1.8, { opacity: 0.9 }),
    mirrored(dragon()),
    flame(),
    fill('M23 110Q70 126 117 110V122Q70 140 23 122Z', '#d9a430', edge),
    line('M27 115Q70 131 113 115', '#fff2bd', 1.2),
    ...[-34, -17, 0, 17, 34].map((x, at) => gem(70 + x, 127 - Math.abs(x) * 0.17, at)),
  ].join('')
}

function gem(x: number, y: number, at: number): Ink {
  return (
    dot(x, y, 3.2, at % 2 ? '#2b6a9a' : '#b3261a', { stroke: '#6b4708' }) +
    dot(x - 1, y - 1, 0.9, '#fff')
  )
}

/** One of the two wings folded up behind the crown. */
function wing(edge: Record<string, string | number>): Ink {
  const leaf = 'M60 44Q44 32 42 14Q43 4 54 6Q66 12 68 38Z'
  const rim = 'M48 12Q50 28 62 40'
  return (
    fill(leaf, 'url(#g)', edge) +
    fill(leaf, 'url(#n)', { opacity: 0.75 }) +
    line(rim, '#fff2bd', 1.2)
  )
}

/** A dragon climbing the crown towards the pearl, mouth open. */
function dragon(): Ink {
  const coil = 'M31 106Q44 110 46 98Q46 88 37 84Q28 76 36 66Q46 58 48 66Q50 76 58 72Q64 66 58 58'
  const pen = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return [
    line(coil, '#5c3c05', 7, pen),
    line(coil, '#fbe08a', 4.6, pen),
    line(coil, '#a8741a', 4.2, { 'stroke-dasharray': '0.9 2.3' }),
    line('M46 100l6 3M38 86l-6 4M35 70l-6-2M52 72l1 6M42 63l-2-5', '#5c3c05', 2, pen),
    fill('M54 62L52 54L57 49L66 51L61 54L66 57L60 62Z', '#fbe08a', {
      stroke: '#5c3c05',
      'stroke-linejoin': 'round',
    }),
    line('M54 54Q48 52 45 47M57 50Q54 45 49 43', '#5c3c05', 1.5, pen),
    line('M57.5 53.5h1.5', '#5c3c05', 1.6, pen),
  ].join('')
}

function flame(): Ink {
  return [
    fill('M70 38Q76 46 77 54Q75 62 70 63Q65 62 63 54Q64 46 70 38Z', '#c8331f', {
      stroke: '#7a5208',
      'stroke-width': 0.8,
    }),
    fill('M70 46Q74 52 73 57Q70 60 67 57Q66 52 70 46Z', '#fbe6a4'),
  ].join('')
}
