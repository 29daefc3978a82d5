import {
  across,
  box,
  brushed,
  dot,
  down,
  fill,
  glyph,
  group,
  halo,
  type Ink,
  line,
  shade,
} from '../../../art/ink'
import { leaping } from '../families/horse'
import { sword } from '../families/sword'

const TONE = '#575c1f'

export function talisman(): Ink {
  const red = '#b3261a'
  const pen = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const paper = 'M42 5Q70 9 98 4Q100 40 98 76Q97 112 100 143Q70 147 40 144Q43 110 42 76Q40 40 42 5Z'
  return [
    halo(TONE),
    fill('M60 12L112 18 100 146 48 140Z', '#d9a83a', {
      opacity: 0.65,
      stroke: '#8a6516',
      'stroke-width': 0.8,
    }),
    shade(72, 146, 32, 3),
    across('p', ['#f0c95a', '#fbe08a', '#edc04a']),
    fill(paper, 'url(#p)', { stroke: '#8a6516' }),
    line('M47 11Q70 14 93 10M46 138Q70 142 95 138', red, 1.2),
    glyph('敕', 70, 25, 23, red),
    line('M70 37V44M58 44H82M52 50Q70 44 88 50', red, 2.6, pen),
    dot(60, 58, 3, red),
    dot(70, 58, 3, red),
    dot(80, 58, 3, red),
    line('M58 64Q50 76 62 78Q78 78 76 70Q72 64 64 70Q56 84 72 86Q90 86 84 76', red, 2.4, pen),
    line('M70 86Q50 90 56 98Q72 104 82 96Q86 90 76 92Q64 95 62 103', red, 2.4, pen),
    line('M51 66V98M89 66V98', red, 2, pen),
    glyph('太平', 70, 113, 15, red),
    line('M70 122V134M62 130Q70 138 78 130', red, 2.6, pen),
  ].join('')
}

export function inkstone(): Ink {
  return [
    halo(TONE),
    shade(72, 141, 50, 6),
    across('t', ['#3a342f', '#7d7269', '#9a8e82', '#6c6259', '#2e2925']),
    down('e', ['#6c6259', '#3a342f']),
    fill('M28 18Q70 2 112 18V118Q70 102 28 118Z', 'url(#t)', {
      stroke: '#201b17',
      'stroke-width': 1.3,
    }),
    fill('M28 118Q70 102 112 118V130Q106 138 100 134Q70 122 40 134Q34 138 28 130Z', 'url(#e)', {
      stroke: '#201b17',
      'stroke-width': 1.3,
    }),
    fill(
      'M48 96Q46 76 54 66Q60 60 56 54Q46 44 52 32Q70 24 88 32Q94 44 84 54Q80 60 86 66Q94 76 92 96Q70 90 48 96Z',
      '#2a2522',
      { stroke: '#a89a8a', 'stroke-width': 1.2 },
    ),
    fill('M52 42Q70 34 88 42Q90 50 83 53Q70 48 57 53Q50 50 52 42Z', '#0b0908'),
    line('M58 42Q66 38 74 39', '#7f8fa6', 1.6, { 'stroke-linecap': 'round' }),
    line('M56 82Q62 70 72 68', '#6b5f55', 2, { 'stroke-linecap': 'round' }),
    brushed('銅雀', 38, 62, 10, '#d6c7ad'),
    brushed('建安', 102, 62, 10, '#d6c7ad'),
    sparrow(),
    inkStick(),
  ].join('')
}

function sparrow(): Ink {
  return group(
    [
      fill('M0 6Q4-2 12 0Q16-4 20-1L24 0 20 2Q18 10 8 10L-4 12Z', '#c99b3f', {
        stroke: '#5a3f0e',
        'stroke-width': 0.8,
      }),
      line('M4 5Q9 3 13 6', '#5a3f0e', 1),
      dot(18.5, 0.5, 0.8, '#20150a'),
    ],
    { transform: 'translate(60 11)' },
  )
}

function inkStick(): Ink {
  return group(
    [
      box(0, 0, 13, 48, '#1c1917', { rx: 2, stroke: '#000' }),
      box(2, 4, 9, 28, 'none', { stroke: '#d5ab4a', 'stroke-width': 1 }),
      glyph('墨', 6.5, 18, 8, '#d5ab4a'),
      box(0, 40, 13, 8, '#0b0908', { rx: 1 }),
    ],
    { transform: 'translate(112 88) rotate(16)' },
  )
}

export function qinggang(): Ink {
  const look = {
    steel: ['#f4f9fb', '#a9bcc6', '#48606e'],
    fitting: ['#e2c272', '#6b4e16'],
    grip: '#3f2a1c',
  } as const
  return [
    halo(TONE),
    scabbard(),
    sword(look, 'rotate(-40 70 75) translate(3.5 19.3) scale(.95 .742)'),
    tassel(),
    line('M40 40Q28 42 18 36M48 24Q42 16 32 14', '#9bb7c4', 1.2, { opacity: 0.7 }),
  ].join('')
}

function scabbard(): Ink {
  const gold = { stroke: '#6b4e16', 'stroke-width': 0.8 }
  return group(
    [
      box(63, -8, 14, 150, '#2f3d2a', { rx: 5, stroke: '#141c11' }),
      line('M66.5-4V138', '#6f8a5c', 1.6, { opacity: 0.8 }),
      box(61.5, -10, 17, 10, '#d1a84c', { rx: 2, ...gold }),
      box(61.5, 46, 17, 7, '#d1a84c', gold),
      box(61.5, 84, 17, 7, '#d1a84c', gold),
      fill('M62 132H78V140Q70 152 62 140Z', '#d1a84c', gold),
    ],
    { transform: 'rotate(40 70 75) translate(12 14) scale(.83)' },
  )
}

function tassel(): Ink {
  return [
    line('M113 126Q122 122 121 131', '#a3281b', 2),
    dot(121, 131, 3, '#d1a84c'),
    fill('M118 133h6l3 16-3-2-1.5 3-1.5-3-1.5 3-1.5-3-3 2z', '#b3261a', {
      stroke: '#6b140c',
      'stroke-width': 0.6,
    }),
  ].join('')
}

export function dilu(): Ink {
  const coat = { body: '#fbf6ea', far: '#cfc2ab', mane: '#8d7b66', edge: '#4f3d2b' }
  return [
    halo('#9e2217'),
    dot(92, 44, 26, '#d8553f', { opacity: 0.18 }),
    water(),
    group(
      [
        leaping(coat),
        fill('M54 69Q64 60 82 62L84 82Q68 88 56 84Z', '#a3281b', { stroke: '#5c120b' }),
        fill('M56 66Q66 60 80 58L79 64Q66 66 57 71Z', '#5b371c'),
        line('M84 76Q96 74 105 68M82 62Q92 62 104 56', '#8a5a2c', 1.8),
        line('M68 86V96', '#c79a3c', 1.2),
        dot(68, 98, 2.4, 'none', { stroke: '#c79a3c', 'stroke-width': 1.4 }),
        line('M113 36L117 52M113 50L124 47M108 42Q118 52 118 52', '#8a2b1b', 1.4),
        dot(115.5, 38, 1.8, '#20150e'),
        line('M117 41Q119 45 119 47', '#20150e', 1.3),
        fill('M115 28L119 33L116 35Z', '#20150e'),
      ],
      { transform: 'translate(2 -2)' },
    ),
    splash(),
  ].join('')
}

function water(): Ink {
  return [
    down('q', ['#a8c8c4', '#4f8a8f']),
    fill('M6 122Q30 114 50 120T96 118T136 120Q128 144 70 146Q16 146 6 122Z', 'url(#q)', {
      opacity: 0.85,
    }),
    line(
      'M14 126q8-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0M24 134q8-5 15 0t15 0 15 0 15 0 15 0M44 141q8-4 15 0t15 0 15 0',
      '#f3fbf7',
      1.4,
    ),
  ].join('')
}

function splash(): Ink {
  const drops = 'M6 116h.1M0 122h.1M22 114h.1M14 106h.1M30 118h.1M112 110h.1M120 116h.1'
  return (
    line('M2 126Q0 112 10 112M18 126Q16 110 28 112M100 118Q100 106 110 106', '#dff0ec', 2.4, {
      'stroke-linecap': 'round',
    }) + line(drops, '#7fb0b2', 3, { 'stroke-linecap': 'round' })
  )
}
