import {
  box,
  brushed,
  dot,
  down,
  fill,
  group,
  halo,
  type Ink,
  line,
  oval,
  shade,
  within,
} from '../../../art/ink'
import { coin } from '../families/coin'
import { chop, chopOutline, hanging, unrolled } from '../families/scroll'

const TONE = '#8a5a0e'

export function kaiyuan(): Ink {
  const metal = ['#fbe6a4', '#d2a342', '#7a5410'] as const
  const cast = coin({
    metal,
    top: '開',
    bottom: '元',
    right: '通',
    left: '寶',
    hasRims: true,
    letter: 23,
  })
  return halo(TONE) + shade(70, 138, 44) + cast
}

const CAMEL =
  'M122 36Q123 42 116 43L108 43Q104 49 105 60Q105 76 95 82L93 88L96 106L94 124L101 128H86L86 107L82 93Q66 101 53 94L51 106Q49 110 50 115L48 124L55 128H40L40 113Q35 104 37 94Q30 84 36 73Q40 66 46 66Q49 45 58 47Q65 50 65 62Q68 66 71 61Q72 41 81 44Q87 48 87 62Q92 65 93 57Q93 37 103 27L105 21L110 26Q121 27 122 36Z'
const CAMEL_FAR =
  'M80 92L84 106L78 124L84 128H72L73 108L70 94ZM54 92L62 106L60 124L66 128H54L54 112L46 98Z'

export function camel(): Ink {
  return [
    halo(TONE),
    shade(74, 144, 54, 4),
    down('d', ['#e8c787', '#b47a2d', '#8a5417']),
    down('k', ['#7f9a4a', '#4f6b28']),
    fill('M20 128H124L120 142H24Z', '#d8bd86', { stroke: '#6b4a1e' }),
    line('M26 134q10 5 20 0t20 0 20 0 20 0 14 0', '#4f7a34', 2.4, { opacity: 0.8 }),
    fill(CAMEL_FAR, '#9a6a2a', { stroke: '#5c3a12' }),
    line('M38 78Q28 84 30 98', '#8a5417', 2.6, { 'stroke-linecap': 'round' }),
    fill(CAMEL, 'url(#d)'),
    within('c', CAMEL, glaze()),
    line(CAMEL, '#5c3a12', 1.3, { 'stroke-linejoin': 'round' }),
    saddle(),
    line('M112 33h.1', '#2b1708', 3, { 'stroke-linecap': 'round' }),
    line('M121 39Q115 38 111 41M106 28Q108 31 108 35', '#5c3a12', 1.2),
  ].join('')
}

function glaze(): Ink[] {
  return [
    fill('M92 34Q102 44 94 60Q102 66 96 84Q90 70 86 66Q90 50 92 34Z', '#f3e2b8', { opacity: 0.85 }),
    fill(
      'M44 66Q50 46 58 47Q66 50 65 64Q60 60 56 68Q52 62 44 66ZM70 62Q74 42 82 44Q88 50 87 64Q82 58 78 66Q74 60 70 62Z',
      '#f3e2b8',
      { opacity: 0.8 },
    ),
    fill(
      'M34 80Q40 86 42 100Q44 108 40 124H50Q46 104 54 94Q44 84 34 80ZM84 92Q86 110 86 126H96Q92 106 96 92Z',
      '#6b3d12',
      { opacity: 0.55 },
    ),
    line('M46 70V90M52 74V96M90 66V84M42 92V104', '#f3e2b8', 2.2, {
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  ]
}

function saddle(): Ink {
  return [
    fill('M56 66Q66 72 80 64Q86 78 83 92Q68 98 54 92Q52 78 56 66Z', 'url(#k)', {
      stroke: '#2c3d14',
    }),
    line('M56 88Q68 94 83 87M57 72Q68 78 82 71', '#f0d89a', 2),
    oval(69, 82, 7, 6, '#c8752a', { stroke: '#5c3a12' }),
    dot(66.5, 81, 1.2, '#2b1708'),
    dot(71.5, 81, 1.2, '#2b1708'),
    line('M66 85q3 2 6 0', '#2b1708', 1),
  ].join('')
}

export function flowerLadies(): Ink {
  const mount = { silk: '#6b7f62', pattern: '#c9c493', paper: '#cfae78', wood: '#5b331b' }
  return hanging(mount, [
    down('y', ['#d6b780', '#bb945a']),
    box(28, 22, 84, 104, 'url(#y)'),
    group(lady('#b5402f', '#d9775c', 1), { transform: 'translate(22 17) scale(.93)' }),
    group(lady('#5b6f86', '#8fa3b3', -1), { transform: 'translate(72 58) scale(.56)' }),
    blossom(42, 110, 0.9),
    line('M42 112Q40 120 44 127M42 118Q36 116 34 112', '#4d6135', 1.4),
    chop(31, 25, 7, '宋'),
    chop(31, 34, 5),
  ])
}

function lady(robe: string, trim: string, turn: number): Ink {
  const flow = 'M36 58Q26 66 24 84Q18 108 20 124H68Q72 104 62 84Q60 66 52 58Z'
  return group(
    [
      fill(flow, robe, { stroke: '#4b2417', 'stroke-width': 0.8 }),
      fill('M34 60Q44 72 54 60L58 84Q44 92 30 84Z', trim, { opacity: 0.9 }),
      fill('M26 66Q10 82 14 112Q22 98 30 92ZM60 66Q78 80 76 110Q66 98 58 92Z', '#8a5a34', {
        opacity: 0.5,
      }),
      line('M28 76Q44 98 66 70', '#e8d3a4', 2.2, { opacity: 0.8 }),
      line('M32 94Q30 112 32 124M44 96V124M56 94Q60 110 58 124', '#4b2417', 0.8, { opacity: 0.6 }),
      fill('M39 50h10v10q-5 5-10 0z', '#f2dcbb'),
      fill('M30 44Q24 20 42 16Q62 16 60 42Q56 38 44 38Q34 38 30 44Z', '#19110d'),
      fill('M34 20Q36 4 48 8Q58 12 54 24Z', '#19110d'),
      oval(44.5, 42, 10.5, 11.5, '#f6e2c4', { stroke: '#a5774f', 'stroke-width': 0.6 }),
      line('M37 37.5q3-2 4.5 0M47 37.5q3-2 4.5 0', '#3a2a1c', 2),
      line('M38 42q2-1 4 0M47 42q2-1 4 0M44.5 43v4', '#3a2a1c', 0.9),
      oval(44.5, 49.5, 1.8, 1.2, '#b3261a'),
      dot(38.5, 46.5, 2, '#e49a83', { opacity: 0.6 }),
      dot(50.5, 46.5, 2, '#e49a83', { opacity: 0.6 }),
      blossom(46, 12, 1),
    ],
    turn < 0 ? { transform: 'matrix(-1 0 0 1 88 0)' } : {},
  )
}

function blossom(x: number, y: number, scale: number): Ink {
  const petals = 'M0-9Q6-9 6-3Q11-3 10 3Q8 8 3 7Q0 10-4 7Q-10 7-10 1Q-10-4-6-4Q-6-9 0-9Z'
  return group(
    [
      fill(petals, '#e07a86', { stroke: '#9b2f45', 'stroke-width': 0.8 }),
      line('M-4-2Q0-6 4-1M-6 3Q-1 0 2 4M3 3Q5 1 7 2', '#9b2f45', 0.8),
      dot(0, 0, 2, '#f6d98a'),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  )
}

export function orchidPavilion(): Ink {
  const mount = { silk: '#8c6a3a', pattern: '#e8cf95', paper: '#ead9ae', wood: '#4a2a16' }
  const columns = [
    '永和九年歲在',
    '癸丑暮春之初',
    '會于會稽山陰',
    '之蘭亭脩禊事',
    '也群賢畢至少',
    '長咸集此地有',
    '崇山峻嶺茂林',
  ]
  const written = columns.map((words, at) =>
    brushed(words, 112 - at * 13.8, 30, 12.2 + ((at * 5) % 3) * 0.4, '#221a14'),
  )
  return unrolled(mount, [
    ...written,
    chop(22, 109, 10, '神'),
    chopOutline(34, 111, 8),
    chop(108, 110, 9, '貞'),
    chopOutline(92, 111, 8),
    chop(64, 111, 8, '唐'),
  ])
}
