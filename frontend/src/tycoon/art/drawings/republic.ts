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
  round,
  shade,
} from '../../../art/ink'
import { chop, hanging } from '../families/scroll'

const TONE = '#53407f'

export function silverDollar(): Ink {
  const [bright, dark] = ['#fdfefe', '#4e555e']
  const letters = [...'年三國民華中'].map((letter, at) => arc(letter, -148 + at * 23.2, dark))
  return [
    halo(TONE),
    shade(70, 138, 46, 5),
    glow('m', [bright, '#c2c9d0', '#7d8690']),
    dot(70, 74, 58, 'url(#m)', { stroke: dark, 'stroke-width': 1.2 }),
    dot(70, 74, 55.5, 'none', {
      stroke: '#5d656e',
      'stroke-width': 3.4,
      'stroke-dasharray': '1.2 1.7',
    }),
    dot(70, 74, 52, 'none', { stroke: bright, 'stroke-width': 1.2 }),
    ...letters,
    portrait(dark),
    line('M30 40Q44 24 62 21', '#ffffff', 3, { 'stroke-linecap': 'round', opacity: 0.7 }),
  ].join('')
}

function arc(letter: string, degrees: number, colour: string): Ink {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [round(70 + 43 * Math.cos(angle)), round(74 + 43 * Math.sin(angle))]
  return group(glyph(letter, 0, 0, 12.5, colour), {
    transform: `translate(${x} ${y}) rotate(${round(degrees + 90)})`,
  })
}

function portrait(dark: string): Ink {
  const head =
    'M50 82Q44 80 46 76Q42 74 45 71Q40 70 43 66L47 60Q45 54 48 48Q54 36 72 37Q92 40 93 60Q94 72 88 80L87 92Q70 98 58 92Q60 86 56 86Q50 87 50 82Z'
  const bust = 'M56 90Q70 100 88 88Q100 94 112 106Q94 128 70 128Q48 128 36 116Q44 100 56 90Z'
  return [
    across('h', ['#f6f8f9', '#b9c1c9', '#858e98']),
    fill(bust, '#a4adb6', { stroke: dark, 'stroke-width': 1.1 }),
    fill('M54 92Q68 104 89 90L92 97Q74 110 56 100Z', '#ccd3d9', { stroke: dark }),
    line('M62 104Q60 114 62 126', dark, 1.2),
    line('M62 108h.1M61.5 115h.1M62 122h.1', '#f6f8f9', 3, { 'stroke-linecap': 'round' }),
    fill('M84 104Q100 98 110 106L106 113Q96 106 86 112Z', '#e2e7ea', { stroke: dark }),
    line('M88 112l-1 6M93 110v7M98 110l1 6M103 111l2 5', dark, 1.2),
    fill(head, 'url(#h)', { stroke: dark, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
    fill('M74 38Q92 42 93 60Q93 70 88 79Q86 66 84 62Q86 48 74 38Z', '#7d8690', { opacity: 0.7 }),
    fill('M79 61Q86 59 85 67Q83 74 79 71Z', '#c2c9d0', { stroke: dark }),
    line('M49 56Q53 53 58 56M51 60Q54 58 57 60.5', dark, 1.6),
    line('M45 74Q52 70 59 75Q61 78 64 77', dark, 3, { 'stroke-linecap': 'round' }),
    line('M62 84Q68 84 72 78', dark, 0.9),
  ].join('')
}

export function zhongshan(): Ink {
  const body = 'M44 36Q56 30 60 26H80Q84 30 96 36L100 140Q70 146 40 140Z'
  const sleeve = 'M45 36Q26 40 22 58L12 118Q18 126 30 124L38 78Q42 56 45 36Z'
  const dark = '#262c36'
  return [
    halo(TONE),
    shade(70, 144, 46, 4),
    across('k', ['#3a4351', '#77839a', '#5d687b', '#343c49']),
    line('M70 20V14Q70 6 76 7Q80 9 77 13', '#6b5a44', 2.2, { 'stroke-linecap': 'round' }),
    mirrored(
      fill(sleeve, 'url(#k)', { stroke: dark, 'stroke-width': 1.3 }) +
        line('M14 112Q22 119 32 116', dark, 1) +
        line('M24 119h.1M28 120h.1', '#c9b37a', 2, { 'stroke-linecap': 'round' }),
    ),
    fill(body, 'url(#k)', { stroke: dark, 'stroke-width': 1.4 }),
    fill('M56 30Q58 18 70 20Q82 18 84 30Q78 38 70 38Q62 38 56 30Z', '#20242c'),
    mirrored(
      fill('M70 38L57 29Q55 22 60 20Q60 28 70 33Z', '#6b778c', {
        stroke: dark,
        'stroke-width': 1.2,
      }),
    ),
    line('M70 38V142', dark, 1.4),
    line('M71.5 40V142', '#95a1b5', 0.7, { opacity: 0.6 }),
    ...[46, 66, 86, 106, 126].map(y =>
      dot(70, y, 2.9, '#c9b37a', { stroke: '#4d3f1c', 'stroke-width': 0.9 }),
    ),
    mirrored(pocket(48, 56, 15, 18, dark) + pocket(45, 98, 20, 26, dark)),
    line('M96 40Q99 90 100 138', '#1f252e', 2, { opacity: 0.5 }),
    box(53, 50, 1.6, 10, '#2b2b2b', { rx: 0.8 }),
    line('M53.8 50v4', '#c9b37a', 1.8),
  ].join('')
}

function pocket(x: number, y: number, width: number, height: number, dark: string): Ink {
  const flap = `M${x} ${y}h${width}v5q-${width * 0.25} 0-${width / 2} 4q-${width * 0.25}-4-${width / 2}-4z`
  return [
    box(x, y, width, height, '#667287', { stroke: dark, 'stroke-width': 1.1, rx: 1 }),
    fill(flap, '#7c889d', { stroke: dark, 'stroke-width': 1.1 }),
    dot(x + width / 2, y + 5, 1.6, '#c9b37a', { stroke: '#4d3f1c', 'stroke-width': 0.6 }),
  ].join('')
}

export function splashedInk(): Ink {
  const mount = { silk: '#d8cfb8', pattern: '#b3a380', paper: '#f3ecd8', wood: '#2d1c12' }
  return hanging(mount, [
    filters(),
    fill(
      'M24 70Q34 40 52 44Q58 26 76 34Q90 28 98 48Q112 52 116 76Q100 92 70 86Q44 92 24 70Z',
      '#2f4f4f',
      { filter: 'url(#i)', opacity: 0.75 },
    ),
    fill('M30 80Q44 52 60 60Q76 46 88 62Q104 64 112 92Q88 106 66 98Q40 104 30 80Z', '#141c20', {
      filter: 'url(#i)',
      opacity: 0.9,
    }),
    fill('M46 62Q58 46 74 56Q86 60 84 74Q68 84 52 78Q42 72 46 62Z', '#1d63a5', {
      filter: 'url(#i)',
      opacity: 0.9,
    }),
    fill('M72 74Q88 66 98 80Q96 94 80 92Q68 86 72 74Z', '#1f8f6b', {
      filter: 'url(#i)',
      opacity: 0.9,
    }),
    fill('M54 66Q62 58 72 64Q74 70 64 73Q56 73 54 66Z', '#38b3a0', {
      filter: 'url(#j)',
      opacity: 0.85,
    }),
    fill('M28 96Q50 88 72 95T112 92V104Q90 110 66 105T28 108Z', '#f3ecd8', {
      filter: 'url(#j)',
      opacity: 0.85,
    }),
    fill('M28 116Q44 106 60 114L66 126H28Z', '#20282a', { filter: 'url(#j)' }),
    pavilion(),
    line('M88 119q8 3 15 0M92 119v-5l7-1', '#20282a', 1.2),
    chop(100, 27, 7, '千'),
    chop(100, 36, 5),
    glyph('大', 33, 31, 6, '#20282a'),
    glyph('千', 33, 38, 6, '#20282a'),
  ])
}

function filters(): Ink {
  const noise = el('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: 0.05,
    numOctaves: 3,
    seed: 4,
  })
  const bend = (scale: number) =>
    el('feDisplacementMap', {
      in: 'SourceGraphic',
      scale,
      xChannelSelector: 'R',
      yChannelSelector: 'G',
    })
  const soften = (by: number) => el('feGaussianBlur', { stdDeviation: by })
  return (
    el('filter', { id: 'i' }, noise + bend(18) + soften(1.3)) +
    el('filter', { id: 'j' }, noise + bend(9) + soften(0.8))
  )
}

function pavilion(): Ink {
  return group([
    fill('M36 104Q44 101 46 97Q48 101 56 104Z', '#8a2b1b', {
      stroke: '#20150e',
      'stroke-width': 0.6,
    }),
    line('M39 104v8M53 104v8M46 104v8M37 112h18', '#3a2013', 1.2),
  ])
}

const LEAF = '#2f8f57'

export function jadeCabbage(): Ink {
  const stalk = 'M52 128Q40 108 44 82Q50 66 70 64Q90 66 96 82Q100 108 88 128Q70 136 52 128Z'
  const behind =
    'M70 74Q34 74 24 44Q16 34 24 26Q26 14 40 14Q48 4 60 10Q70 2 82 9Q94 4 101 14Q114 14 116 27Q124 36 115 46Q104 74 70 74Z'
  const left = 'M48 92Q22 78 20 52Q14 44 22 38Q28 30 36 38Q48 42 54 58Q60 76 56 94Z'
  const centre = 'M70 96Q50 78 52 44Q50 32 58 28Q64 18 72 26Q82 22 86 32Q92 40 88 50Q90 78 70 96Z'
  const edge = { stroke: '#17583a', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }
  return [
    halo('#9e2217'),
    shade(70, 146, 38, 3),
    across('s', ['#c3d8c3', '#fbfff8', '#eef6ea', '#b3cdb6']),
    glow('l', ['#9fdc9c', LEAF, '#145236'], 0.5, 0.25, 0.8),
    down('v', ['#1f7a49', '#6fbf7f', '#eaf6e6']),
    fill(behind, 'url(#l)', edge),
    veins('M70 72Q66 40 60 14M62 50Q48 34 34 28M78 50Q92 34 106 28M72 40Q80 24 86 14', 0.9),
    mirrored(
      fill(left, 'url(#v)', edge) +
        line('M50 90Q40 64 26 48M40 66Q34 64 28 64M44 74Q46 60 44 50', '#d5efd0', 1),
    ),
    fill(stalk, 'url(#s)', { stroke: '#7fa287', 'stroke-width': 1.2 }),
    line('M58 128Q50 106 54 88M82 128Q90 106 86 88M70 131V96', '#9fc0a3', 1.4),
    fill(centre, 'url(#v)', edge),
    veins(
      'M70 92Q70 56 71 32M70 66Q60 54 58 42M70 66Q80 54 82 42M70 80Q62 72 58 64M70 80Q78 72 82 64',
      1,
    ),
    cricket(),
    fill(
      'M34 128Q70 140 106 128L112 136Q104 140 102 146H92Q90 140 70 142Q50 140 48 146H38Q36 140 28 136Z',
      '#4a2a18',
      { stroke: '#22120a' },
    ),
    line('M36 133Q70 144 104 133', '#8a5a38', 1.2),
  ].join('')
}

function veins(d: string, width: number): Ink {
  return line(d, '#d5efd0', width, { opacity: 0.85, 'stroke-linecap': 'round' })
}

function cricket(): Ink {
  return group(
    [
      line(
        'M4 2L-4-9L-11-4M6 3L2 11L-4 14M14 2L18 10M10-3L14-12M19-2Q28-12 36-11M19-1Q30-6 37-3',
        '#0f4429',
        1.3,
        { 'stroke-linecap': 'round' },
      ),
      fill('M-10 0Q0-8 14-5Q22-4 22 0Q20 5 8 5Q-2 5-10 0Z', '#3fae62', { stroke: '#0f4429' }),
      line('M-6 0Q4-4 14-2', '#c9f0c4', 1),
      dot(18.5, -1.5, 1.1, '#0a2416'),
    ],
    { transform: 'translate(84 24) rotate(-24)' },
  )
}
