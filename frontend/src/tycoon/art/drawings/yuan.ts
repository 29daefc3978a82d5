import {
  box,
  dot,
  down,
  fill,
  glyph,
  group,
  halo,
  type Ink,
  line,
  oval,
  shade,
  times,
} from '../../../art/ink'
import { leaping } from '../families/horse'
import { boat, fibres, pines, type Ridge, ridge } from '../families/mountains'
import { cash, note, smallPrint } from '../families/note'
import { COBALT, lotusPanels, pot, ring, vine, waves } from '../families/porcelain'
import { chop, chopOutline, unrolled } from '../families/scroll'

const TONE = '#2b4a97'
const GLAZE = ['#ffffff', '#e8eef6', '#b4c3da'] as const

export function zhongtong(): Ink {
  const ink = '#33302a'
  const title = [...'中統元寶交鈔'].map((letter, at) => glyph(letter, 46 + at * 9.8, 20, 9.2, ink))
  const border = times(11, at => `M${36 + at * 6.4} 30q3.2-5 6.4 0`).join('')
  return (
    halo(TONE) +
    note({ paper: '#c3b596', ink, x: 30, width: 80 }, [
      ...title,
      line('M35 28h70M41 33h58v102H41z', ink, 1.3),
      line(border, ink, 0.8),
      line(
        times(16, at => `M38 ${36 + at * 6.2}l2 3-2 3M102 ${36 + at * 6.2}l-2 3 2 3`).join(''),
        ink,
        1,
      ),
      glyph('壹', 57, 49, 21, ink),
      glyph('貫', 83, 49, 21, ink),
      ...times(5, at => cash(48 + at * 11, 69, 9, ink)),
      smallPrint(46, 100, 11, 32, ink),
      stamp(50, 62, 24),
      stamp(68, 104, 26),
    ])
  )
}

export function stamp(x: number, y: number, size: number): Ink {
  const frame = box(x, y, size, size, 'none', { stroke: '#b3261a', 'stroke-width': 2.4 })
  const third = size / 4
  const script = times(
    3,
    at =>
      `M${x + third * (at + 1)} ${y + 4}v${size - 8}M${x + third * (at + 0.6)} ${y + size * 0.35}h${third * 0.8}M${x + third * (at + 0.6)} ${y + size * 0.65}h${third * 0.8}`,
  )
  return group(frame + line(script.join(''), '#b3261a', 1.5), { opacity: 0.75 })
}

const JAR =
  'M47 32L46 24Q46 18 53 18H87Q94 18 94 24L93 32Q124 42 124 76Q122 108 98 128L99 137H41L42 128Q18 108 16 76Q16 42 47 32Z'

export function guiguziJar(): Ink {
  return [
    halo(TONE),
    shade(70, 141, 42, 5),
    pot({ outline: JAR, glaze: GLAZE, edge: '#1f3876' }, [
      waves(28, 12),
      ring(33),
      ring(35),
      vine(43, 22),
      ring(51),
      ring(53, COBALT, 0.7),
      carriage(),
      ring(110),
      ring(112, COBALT, 0.7),
      lotusPanels(114, 20, 13),
      ring(135),
    ]),
    oval(70, 19, 21, 4, '#dfe7f2', { stroke: '#1f3876' }),
  ].join('')
}

function carriage(): Ink {
  const rock = 'M16 106Q20 84 30 92Q36 84 40 106ZM104 106Q106 90 114 96Q122 92 126 106Z'
  return [
    fill(rock, COBALT, { opacity: 0.55 }),
    pine(28, 104),
    pine(114, 100),
    line('M20 107H122', COBALT, 1),
    fill('M46 94Q44 80 54 78Q64 80 63 94Z', '#5e7cc0', { stroke: COBALT }),
    dot(54, 73, 5, '#f4f7fb', { stroke: COBALT, 'stroke-width': 1.2 }),
    fill('M49 71Q50 65 56 66Q60 68 59 72Q54 69 49 71Z', COBALT),
    line('M54 77v5M40 94H66M66 94Q74 92 80 93', COBALT, 1.6),
    dot(53, 98, 9, '#eef2f9', { stroke: COBALT, 'stroke-width': 1.8 }),
    line('M44 98h18M53 89v18M47 92l12 12M59 92L47 104', COBALT, 0.9),
    tiger(78, 84),
  ].join('')
}

function tiger(x: number, y: number): Ink {
  const body =
    'M0 10Q2 2 14 4L22 3Q22-3 28-3Q35-2 34 5Q32 10 26 10L25 21H21L19 14Q12 16 8 14L7 21H3Z'
  return group(
    [
      line('M1 9Q-6 4-4-4', COBALT, 2, { 'stroke-linecap': 'round' }),
      fill(body, '#dbe4f3', { stroke: COBALT, 'stroke-width': 1.3 }),
      line('M6 5v6M10 4v7M14 5v6M18 4v7M22 5v4', COBALT, 1.5),
      dot(29, 1, 1, COBALT),
      line('M24-3l-1-3M31-3l1-3M33 4h3', COBALT, 1.4),
    ],
    { transform: `translate(${x} ${y})` },
  )
}

function pine(x: number, y: number): Ink {
  const boughs = [0, 9, 18].map(up => `M${x - 10} ${y - 20 - up}q10-8 20 0q-10 3-20 0z`).join('')
  return line(`M${x} ${y}q-4-18 1-42`, COBALT, 2) + fill(boughs, COBALT, { opacity: 0.85 })
}

const MEIPING =
  'M60 16Q58 12 62 11H78Q82 12 80 16Q76 20 77 26Q106 30 108 56Q108 82 92 112Q88 126 93 138H47Q52 126 48 112Q32 82 32 56Q34 30 63 26Q64 20 60 16Z'

export function meiping(): Ink {
  const coat = { body: '#dbe4f3', far: '#8fa5d4', mane: COBALT, edge: COBALT }
  return [
    halo(TONE),
    shade(70, 142, 34, 5),
    pot({ outline: MEIPING, glaze: GLAZE, edge: '#1f3876' }, [
      lotusPanels(26, 9, 9),
      ring(36),
      vine(43, 17),
      ring(50),
      ring(51.5, COBALT, 0.6),
      pine(44, 92),
      fill('M88 96Q92 66 106 60Q104 84 96 98ZM92 96Q84 80 86 62Q94 78 94 96Z', COBALT, {
        opacity: 0.6,
      }),
      leaping(coat, 'translate(42 52) scale(.4)'),
      rider(),
      line('M34 102Q52 97 70 102T108 100', COBALT, 1.1),
      ring(108),
      ring(109.5, COBALT, 0.6),
      lotusPanels(112, 23, 11.4),
    ]),
  ].join('')
}

function rider(): Ink {
  return [
    fill('M64 79Q62 66 70 63Q78 65 77 78Q71 82 64 79Z', '#5e7cc0', { stroke: COBALT }),
    line('M74 68L86 70M70 78L74 88', COBALT, 2, { 'stroke-linecap': 'round' }),
    dot(71, 59, 4, '#f4f7fb', { stroke: COBALT }),
    fill('M64 57h14l-3-2v-4h-8v4z', COBALT),
  ].join('')
}

const FAR: Ridge = {
  seed: 3,
  left: 20,
  right: 122,
  foot: 84,
  height: 30,
  peaks: [0.72, 0.3, 0.95],
  colour: '#a9a48c',
  opacity: 0.7,
}
const NEAR: Ridge = {
  seed: 11,
  left: 20,
  right: 122,
  foot: 102,
  height: 50,
  peaks: [0.66, 0.9, 0.42],
  colour: '#7a7561',
}
const BANK: Ridge = {
  seed: 23,
  left: 20,
  right: 122,
  foot: 121,
  height: 20,
  peaks: [0.06, 0.24, 1],
  colour: '#4b4a3c',
}

export function fuchun(): Ink {
  const mount = { silk: '#7a2f22', pattern: '#d8a657', paper: '#e5d3a8', wood: '#3a2013' }
  return unrolled(mount, [
    down('y', ['#eddfb9', '#d3bb88']),
    box(20, 27, 100, 94, 'url(#y)'),
    ridge(FAR),
    ridge(NEAR),
    fibres(NEAR, '#38362b'),
    pines(
      [
        [72, 100],
        [78, 102],
        [84, 100],
        [100, 99],
        [105, 101],
        [60, 101],
      ],
      '#2d2e24',
    ),
    line('M22 100h26M30 104h30M24 109h18', '#8b8468', 0.8),
    boat(46, 107, '#2d2a20'),
    ridge(BANK),
    fibres(BANK, '#20201a'),
    pines(
      [
        [28, 112],
        [34, 111],
        [114, 110],
      ],
      '#20201a',
    ),
    line('M52 121q4-10 0-18M52 108l6-4', '#2d2a20', 0.9),
    burnt(),
    chop(109, 31, 7, '黄'),
    chopOutline(109, 41, 7),
  ])
}

function burnt(): Ink {
  const edge = 'M20 27H29Q25 36 30 42Q24 52 29 60Q23 70 28 78Q22 84 27 94Q23 104 28 121H20Z'
  return (
    fill(edge, '#4a2d16', { opacity: 0.9 }) +
    line('M29 27Q25 36 30 42Q24 52 29 60Q23 70 28 78Q22 84 27 94Q23 104 28 121', '#1f120a', 1.8)
  )
}
