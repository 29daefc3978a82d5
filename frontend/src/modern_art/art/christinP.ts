import { box, dot, fill, glow, group, type Ink, line, oval, times } from '../../art/ink'
import { at, type Brush, HIGH, tenth, WIDE } from './brush'

interface Pastel {
  ground: readonly [string, string]
  veil: string
  skin: string
  hair: string
  dress: string
  bloom: string
}

const PASTELS: readonly [Pastel, Pastel, Pastel, Pastel] = [
  {
    ground: ['#fbeeea', '#eebfc2'],
    veil: '#f7d6d4',
    skin: '#fce8dc',
    hair: '#84505a',
    dress: '#d98a96',
    bloom: '#f6b3a8',
  },
  {
    ground: ['#f4effa', '#c9bce3'],
    veil: '#e6d6ef',
    skin: '#fae6dd',
    hair: '#574a78',
    dress: '#9a86c4',
    bloom: '#f3c0d3',
  },
  {
    ground: ['#eff7f0', '#b3d8c6'],
    veil: '#d6ece0',
    skin: '#fbe8da',
    hair: '#6a5446',
    dress: '#7db59d',
    bloom: '#f6c3ae',
  },
  {
    ground: ['#fff3e2', '#f6c595'],
    veil: '#fde0bf',
    skin: '#fdeadb',
    hair: '#9a5a33',
    dress: '#e59a63',
    bloom: '#9cc7bd',
  },
]

const LIPS = '#c9606b'
const LINE = '#6d4a4a'

/** Soft portraits: a hat, flowers, a dancer, a dreamer. */
export function christinP(brush: Brush): Ink {
  const pastel = PASTELS[brush.mood]
  const paint = [inHat, withFlowers, dancer, dreamer] as const
  const tilt = brush.between(-9, 9)
  const [x, y] = [brush.between(56, 64), brush.between(62, 68)]
  const sitter = paint[brush.subject](brush, pastel, x, y)
  return ground(brush, pastel) + group(sitter, { transform: `rotate(${tilt} ${x} ${y + 20})` })
}

function ground(brush: Brush, { ground: tones, veil, bloom }: Pastel): Ink {
  const clouds = times(6, () =>
    dot(
      brush.whole(-5, 125),
      brush.whole(-5, 155),
      brush.whole(16, 40),
      brush.pick([veil, veil, bloom] as const),
      {
        opacity: brush.between(0.25, 0.55),
      },
    ),
  )
  return glow('p', tones, 0.5, 0.4, 0.85) + box(0, 0, WIDE, HIGH, 'url(#p)') + clouds.join('')
}

/** Neck, shoulders and dress below a face. */
function bust({ skin, dress, veil }: Pastel, x: number, y: number, slope: number): Ink {
  const shoulder = tenth(y + 52 + slope)
  return [
    fill(
      `M${x - 66} 162C${x - 56} ${shoulder + 2} ${x - 22} ${shoulder} ${x - 9} ${shoulder - 8}L${x - 8} ${y + 20}H${x + 8}L${x + 9} ${shoulder - 8}C${x + 22} ${shoulder} ${x + 56} ${shoulder + 2} ${x + 66} 162Z`,
      skin,
    ),
    fill(`M${x - 8} ${y + 28}q8 7 16 0v7q-8 8-16 0Z`, LINE, { opacity: 0.14 }),
    fill(
      `M${x - 68} 164C${x - 54} ${shoulder + 8} ${x - 40} ${shoulder + 4} ${x - 29} ${shoulder + 1}Q${x} ${shoulder + 34} ${x + 29} ${shoulder + 1}C${x + 40} ${shoulder + 4} ${x + 54} ${shoulder + 8} ${x + 68} 164Z`,
      dress,
    ),
    line(`M${x - 29} ${shoulder + 1}Q${x} ${shoulder + 34} ${x + 29} ${shoulder + 1}`, veil, 2.4),
  ].join('')
}

/** `gaze`: how far the features turn to one side. `sleeps`: closed eyes. */
function face(
  brush: Brush,
  { skin, bloom, hair }: Pastel,
  x: number,
  y: number,
  sleeps: boolean,
): Ink {
  const gaze = brush.pick([-3, -2, 2, 3] as const)
  const [left, right, eye] = [x - 9 + gaze, x + 9 + gaze, tenth(y + 1)]
  const lids = sleeps
    ? line(`M${left - 5} ${eye}q5 4 10 0M${right - 5} ${eye}q5 4 10 0`, LINE, 1.5, {
        'stroke-linecap': 'round',
      })
    : fill(
        `M${left - 5.5} ${eye}q5.5-5 11 0q-5.5 4-11 0ZM${right - 5.5} ${eye}q5.5-5 11 0q-5.5 4-11 0Z`,
        '#fffaf5',
      ) +
      dot(left + gaze / 3, eye, 2.2, hair) +
      dot(right + gaze / 3, eye, 2.2, hair) +
      line(`M${left - 5.5} ${eye}q5.5-5.4 11 0M${right - 5.5} ${eye}q5.5-5.4 11 0`, LINE, 1.2)
  return [
    fill(
      `M${x - 20} ${y - 8}C${x - 20} ${y - 30} ${x + 20} ${y - 30} ${x + 20} ${y - 8}C${x + 21} ${y + 12} ${x + 10} ${y + 29} ${x} ${y + 30}C${x - 10} ${y + 29} ${x - 21} ${y + 12} ${x - 20} ${y - 8}Z`,
      skin,
    ),
    oval(left - 3, y + 11, 5.5, 4, bloom, { opacity: 0.55 }) +
      oval(right + 3, y + 11, 5.5, 4, bloom, { opacity: 0.55 }),
    line(`M${left - 6} ${eye - 7}q6-4 12-.5M${right - 6} ${eye - 7.5}q6-3.5 12 .5`, hair, 1.2, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    lids,
    line(`M${x + gaze} ${eye + 1}q${gaze > 0 ? 4 : -4} 8 ${gaze > 0 ? 1 : -1} 11`, LINE, 0.9, {
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
    fill(`M${x + gaze - 6} ${y + 19.5}q3-3.5 6-1.5q3-2 6 1.5q-6 5.5-12 0Z`, LIPS),
  ].join('')
}

function blossom(cx: number, cy: number, size: number, colour: string, heart: string): Ink {
  const petals = times(5, n => {
    const turn = n * 72 - 90
    return `M${cx} ${cy}Q${at(cx, cy, size * 1.3, turn - 40)} ${at(cx, cy, size, turn)}Q${at(cx, cy, size * 1.3, turn + 40)} ${cx} ${cy}Z`
  })
  return fill(petals.join(''), colour) + dot(cx, cy, tenth(size * 0.26), heart)
}

function inHat(brush: Brush, pastel: Pastel, x: number, y: number): Ink {
  const { hair, dress, veil, bloom } = pastel
  const brim = brush.between(44, 52)
  const side = brush.pick([1, -1] as const)
  return [
    fill(
      `M${x - 25} ${y - 12}C${x - 36} ${y + 26} ${x - 26} ${y + 46} ${x - 14} ${y + 50}H${x + 14}C${x + 26} ${y + 46} ${x + 36} ${y + 26} ${x + 25} ${y - 12}Z`,
      hair,
    ),
    bust(pastel, x, y, brush.between(0, 6)),
    face(brush, pastel, x, y, false),
    fill(
      `M${x - 21} ${y - 4}Q${x - 16} ${y - 20} ${x + side * 6} ${y - 22}Q${x + 18} ${y - 18} ${x + 21} ${y - 4}V${y - 26}H${x - 21}Z`,
      hair,
    ),
    oval(x, tenth(y - 19), brim, 10, dress),
    oval(x, tenth(y - 21), tenth(brim - 3), 7.5, veil, { opacity: 0.5 }),
    fill(
      `M${x - 25} ${y - 20}C${x - 27} ${y - 52} ${x + 27} ${y - 52} ${x + 25} ${y - 20}Q${x} ${y - 11} ${x - 25} ${y - 20}Z`,
      dress,
    ),
    line(`M${x - 25} ${y - 23}Q${x} ${y - 14} ${x + 25} ${y - 23}`, bloom, 5),
    blossom(x + side * 19, tenth(y - 25), 9, veil, bloom),
  ].join('')
}

function withFlowers(brush: Brush, pastel: Pastel, x: number, y: number): Ink {
  const { hair, dress, veil, bloom } = pastel
  const crown = times(6, n => {
    const turn = -165 + n * 30 + brush.between(-5, 5)
    const [cx = 0, cy = 0] = at(x, y - 4, 25, turn)
      .split(' ')
      .map(Number)
    return blossom(
      cx,
      cy,
      brush.between(8, 11),
      brush.pick([bloom, veil, dress] as const),
      '#f2c14e',
    )
  })
  return [
    fill(
      `M${x - 26} ${y + 10}C${x - 34} ${y - 44} ${x + 34} ${y - 44} ${x + 26} ${y + 10}Q${x + 30} ${y + 34} ${x + 20} ${y + 36}H${x - 20}Q${x - 30} ${y + 34} ${x - 26} ${y + 10}Z`,
      hair,
    ),
    bust(pastel, x, y, brush.between(0, 8)),
    face(brush, pastel, x, y, brush.whole(0, 2) === 0),
    fill(
      `M${x - 22} ${y + 6}C${x - 24} ${y - 34} ${x - 2} ${y - 34} ${x} ${y - 20}C${x + 2} ${y - 34} ${x + 24} ${y - 34} ${x + 22} ${y + 6}Q${x + 16} ${y - 16} ${x} ${y - 19}Q${x - 16} ${y - 16} ${x - 22} ${y + 6}Z`,
      hair,
    ),
    ...crown,
    dot(x - 20, y + 19, 2.6, '#fff6e8') + dot(x + 20, y + 19, 2.6, '#fff6e8'),
  ].join('')
}

function dancer(brush: Brush, pastel: Pastel, x: number, y: number): Ink {
  const { hair, dress, veil, bloom } = pastel
  const sway = brush.between(-10, 10)
  const knot = tenth(x + sway / 2)
  const tulle = times(
    7,
    n => `M${x} ${y + 70}Q${tenth(x - 66 + n * 22)} ${y + 56} ${tenth(x - 84 + n * 28)} ${y + 92}`,
  )
  return [
    dot(knot, tenth(y - 34), 12, hair) + line(`M${knot - 11} ${y - 26}q11 5 22 0`, bloom, 4),
    fill(`M${x - 23} ${y + 2}C${x - 28} ${y - 38} ${x + 28} ${y - 38} ${x + 23} ${y + 2}Z`, hair),
    bust(pastel, x, y, brush.between(6, 12)),
    line(tulle.join(''), veil, 5, { opacity: 0.6, 'stroke-linecap': 'round' }),
    face(brush, pastel, x, y, brush.whole(0, 1) === 0),
    fill(
      `M${x - 21} ${y}C${x - 24} ${y - 34} ${x + 24} ${y - 34} ${x + 21} ${y}Q${x + 12} ${y - 20} ${x} ${y - 20}Q${x - 12} ${y - 20} ${x - 21} ${y}Z`,
      hair,
    ),
    line(`M${x - 9} ${y + 40}q9 6 18 0`, dress, 2.2),
    dot(x, y + 43.5, 2.4, bloom),
  ].join('')
}

function dreamer(brush: Brush, pastel: Pastel, x: number, y: number): Ink {
  const { hair, veil, bloom } = pastel
  const side = brush.pick([1, -1] as const)
  const strand = (from: number, to: number) =>
    `M${tenth(x + side * from)} ${y - 22}C${tenth(x + side * (from + 18))} ${y + 4} ${tenth(x + side * (to - 14))} ${y + 30} ${tenth(x + side * to)} ${y + 92}`
  const petals = times(8, () =>
    fill('M0-4C4-2 3 3 0 5C-3 3-4-2 0-4Z', brush.pick([bloom, veil] as const), {
      transform: `translate(${brush.whole(4, 116)} ${brush.whole(6, 120)}) rotate(${brush.whole(0, 350)})`,
    }),
  )
  return [
    fill(
      `M${x - 22} ${y + 12}C${x - 36} ${y - 46} ${x + 36} ${y - 46} ${x + 24} ${y + 10}C${x + 40} ${y + 40} ${x + 26} ${y + 60} ${x + side * 44} 170H${x - side * 30}C${x - 34} ${y + 60} ${x - 34} ${y + 40} ${x - 22} ${y + 12}Z`,
      hair,
    ),
    bust(pastel, x, y, brush.between(0, 8)),
    face(brush, pastel, x, y, true),
    fill(
      `M${x - 22} ${y + 10}C${x - 30} ${y - 36} ${x + 30} ${y - 36} ${x + 22} ${y + 10}C${x + side * 20} ${y - 14} ${x + side * 4} ${y - 20} ${x - side * 8} ${y - 20}Q${x - side * 19} ${y - 12} ${x - 22} ${y + 10}Z`,
      hair,
    ),
    fill(
      `M${x + side * 20} ${y - 8}C${x + side * 34} ${y + 30} ${x + side * 16} ${y + 56} ${x + side * 40} 168H${x + side * 14}C${x + side * 8} ${y + 70} ${x + side * 26} ${y + 34} ${x + side * 20} ${y - 8}Z`,
      hair,
    ),
    line(strand(16, 34) + strand(20, 26) + strand(10, 22), veil, 0.9, { opacity: 0.5 }),
    ...petals,
  ].join('')
}
