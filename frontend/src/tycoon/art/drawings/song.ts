import {
  box,
  brushed,
  dot,
  down,
  fill,
  glow,
  glyph,
  group,
  halo,
  type Ink,
  line,
  oval,
  shade,
  times,
} from '../../../art/ink'
import { note, smallPrint } from '../families/note'
import { aged, chop, chopOutline, unrolled } from '../families/scroll'

const TONE = '#2a6c75'

export function jiaozi(): Ink {
  const ink = '#4a2c17'
  const coins = times(10, at => roundCash(46 + (at % 5) * 12, 19 + Math.floor(at / 5) * 13, ink))
  return (
    halo(TONE) +
    note({ paper: '#d9b981', ink, x: 32, width: 76 }, [
      ...coins,
      line('M37 42h66M37 92h66', ink, 1.4),
      glyph('交', 58, 55, 18, ink),
      glyph('子', 82, 55, 18, ink),
      smallPrint(44, 69, 12, 20, ink),
      warehouse(ink),
      chop(74, 62, 20, ''),
      glyph('益', 84, 72, 15, '#e9c99a'),
    ])
  )
}

function roundCash(x: number, y: number, ink: string): Ink {
  return (
    dot(x, y, 5, 'none', { stroke: ink, 'stroke-width': 1.6 }) +
    line(`M${x - 1.5} ${y - 1.5}h3v3h-3z`, ink, 1)
  )
}

function warehouse(ink: string): Ink {
  const porter = (x: number) =>
    group(
      [
        dot(0, 0, 2.6, ink),
        fill('M-5-4q5-5 9-1l1 4q-6 3-10-3z', ink),
        line('M0 2L-1 11L-4 18M-1 11L3 18M-1 5L4 3', ink, 2),
      ],
      { transform: `translate(${x} 116)` },
    )
  return [
    line('M37 136h66', ink, 1.6),
    fill('M68 108L86 96L104 108Z', ink),
    box(72, 108, 28, 28, 'none', { stroke: ink, 'stroke-width': 1.4 }),
    box(80, 117, 12, 19, ink),
    line('M74 112h24', ink, 1),
    porter(44),
    porter(58),
  ].join('')
}

export function ruWasher(): Ink {
  return [
    halo(TONE),
    line('M16 34q10-8 22 0M84 22q12-9 26 0M100 36q8-5 18 0', '#8fb9bb', 2.4, {
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
    shade(70, 126, 50, 6),
    glow('g', ['#dbeeea', '#9cc7c2', '#5b918f'], 0.35, 0.2, 0.9),
    down('i', ['#7fb0ac', '#b9dcd6', '#d5ebe6']),
    fill('M14 70Q16 102 44 116V123Q70 130 96 123V116Q124 102 126 70Z', 'url(#g)', {
      stroke: '#4c7f7d',
      'stroke-width': 1.2,
    }),
    line('M44 116Q70 123 96 116', '#4c7f7d', 1.1),
    oval(70, 70, 56, 21, '#c9e4de', { stroke: '#a07a4f', 'stroke-width': 2 }),
    oval(70, 72, 51, 17, 'url(#i)'),
    oval(70, 77, 33, 9, '#a5cec8', { opacity: 0.7 }),
    crackle(),
    line('M26 84Q32 100 46 108', '#f6fffc', 3.4, { 'stroke-linecap': 'round', opacity: 0.75 }),
    line('M30 64Q50 56 74 57', '#ffffff', 1.6, { 'stroke-linecap': 'round', opacity: 0.7 }),
  ].join('')
}

function crackle(): Ink {
  const inside =
    'M30 70L44 78L40 86M44 78L58 72L62 84M58 72L66 60M62 84L78 80L92 86M78 80L84 66L100 62M84 66L98 78L110 72'
  const outside =
    'M24 92L40 94L52 110M40 94L58 98L72 94L84 108M72 94L78 118M84 108L100 98L112 96M58 98L56 118'
  return (
    line(inside, '#4f8583', 0.7, { opacity: 0.7 }) + line(outside, '#4f8583', 0.7, { opacity: 0.6 })
  )
}

export function qingming(): Ink {
  const mount = { silk: '#35566b', pattern: '#b9b079', paper: '#d3b586', wood: '#3a2415' }
  const ink = '#3b2817'
  return unrolled(mount, [
    down('y', ['#dcc195', '#c6a46d']),
    box(20, 27, 100, 94, 'url(#y)'),
    fill('M20 98Q46 92 70 97T120 94V121H20Z', '#a9a181', { opacity: 0.75 }),
    houses(ink),
    willow(110, 82, ink),
    willow(28, 76, ink),
    line(
      'M24 104q8-4 14 0M40 114q9-4 16 0M92 112q8-4 14 0M84 118q6-3 11 0M26 117q6-3 11 0',
      '#6f6a4f',
      0.9,
    ),
    rainbowBridge(ink),
    barge(ink),
    aged('#7a5a30'),
    chop(23, 30, 6),
  ])
}

function rainbowBridge(ink: string): Ink {
  const rails = times(13, at => {
    const along = -1 + at / 6
    return `M${(70 + along * 40).toFixed(1)} ${(62 + along * along * 30).toFixed(1)}v-7`
  })
  const people = times(11, at => {
    const along = -0.85 + at * 0.17
    return group(
      [
        dot(0, -4.5, 1.8, '#2a1a0e'),
        fill('M-2.2-3h4.4l.8 7h-6z', ['#7a3b25', '#44546a', '#5b5a34'][at % 3] ?? ink),
      ],
      {
        transform: `translate(${(70 + along * 38).toFixed(1)} ${(57.5 + along * along * 28).toFixed(1)})`,
      },
    )
  })
  return [
    ...people,
    fill('M22 98Q44 58 70 58T118 98L108 98Q92 70 70 70T32 98Z', '#9a6d3e', {
      stroke: ink,
      'stroke-width': 1.2,
    }),
    line('M27 98Q48 64 70 64T113 98', ink, 0.9),
    line(
      'M36 88l6 5M44 78l6 6M54 69l4 7M66 63v7M77 63l-2 7M88 69l-4 7M97 78l-6 6M104 88l-6 5',
      ink,
      0.9,
    ),
    line(rails.join(''), ink, 1),
    line('M28 86Q50 55 70 55T112 86', ink, 1),
    fill('M53 48h11l3 5H50zM77 47h11l3 6H74z', '#e6d3a6', { stroke: ink, 'stroke-width': 0.8 }),
  ].join('')
}

function houses(ink: string): Ink {
  const house = ([x = 0, y = 0, w = 0]: number[]) =>
    fill(`M${x + 2} ${y + 6}h${w - 4}v9h-${w - 4}z`, '#cdb186', {
      stroke: ink,
      'stroke-width': 0.7,
    }) +
    fill(
      `M${x - 2} ${y + 7}Q${x + 2} ${y + 5} ${x + 4} ${y}H${x + w - 4}Q${x + w - 2} ${y + 5} ${x + w + 2} ${y + 7}Z`,
      '#6f5d44',
      { stroke: ink, 'stroke-width': 0.8 },
    )
  const places = [
    [60, 32, 20],
    [84, 34, 16],
    [38, 36, 18],
    [98, 42, 20],
    [24, 46, 20],
  ]
  return (
    line('M20 60Q44 40 70 46T120 56', '#8d7a55', 1, { opacity: 0.7 }) + places.map(house).join('')
  )
}

function barge(ink: string): Ink {
  return [
    fill('M46 104Q70 112 97 102L92 113Q70 118 53 114Z', '#7b5531', {
      stroke: ink,
      'stroke-width': 1.1,
    }),
    fill('M58 105Q58 97 65 97H78Q85 97 85 105Q71 108 58 105Z', '#b89562', {
      stroke: ink,
      'stroke-width': 0.9,
    }),
    line('M62 98v8M67 97v9M72 97v9M77 97v9M81 98v8', ink, 0.6),
    line('M53 106L45 94M92 104L100 92M91 108l10 9', ink, 1.1),
    dot(52, 100, 1.8, '#2a1a0e'),
    fill('M50 102h4l1 6h-6z', '#44546a'),
  ].join('')
}

function willow(x: number, y: number, ink: string): Ink {
  const fronds = times(9, at => {
    const out = (at - 4) * 2.6
    return `M${x} ${y - 26}Q${x + out} ${y - 30 + Math.abs(out)} ${x + out} ${y - 8 + (at % 3) * 4}`
  })
  return (
    line(`M${x} ${y + 14}Q${x - 3} ${y - 8} ${x} ${y - 26}`, ink, 2.4) +
    line(fronds.join(''), '#5d6d3b', 1.2)
  )
}

export function coldFood(): Ink {
  const mount = { silk: '#2f4456', pattern: '#8fa3ad', paper: '#dcc79b', wood: '#2b1a10' }
  const ink = '#17110d'
  const columns: [string, number, number, number][] = [
    ['自我來黃州', 106, 31, 15],
    ['已過三寒食', 89, 34, 15.5],
    ['年年欲惜', 71, 30, 19],
    ['春去不', 50.5, 33, 21],
    ['容惜', 31.5, 36, 18],
  ]
  return unrolled(mount, [
    ...columns.map(([words, x, y, size]) => brushed(words, x, y, size, ink)),
    line('M31.5 76Q33 94 30 114', ink, 3.4, { 'stroke-linecap': 'round' }),
    line('M50 100Q51 108 49 116', ink, 2.6, { 'stroke-linecap': 'round' }),
    chop(101, 109, 9, '軾'),
    chopOutline(84, 111, 7),
    chop(62, 108, 8, '黄'),
    chopOutline(36, 104, 10),
    aged('#8a6a3c'),
  ])
}
