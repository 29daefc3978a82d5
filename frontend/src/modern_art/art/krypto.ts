import { box, dot, down, el, fill, group, type Ink, line, times } from '../../art/ink'
import { type Brush, HIGH, tenth, WIDE } from './brush'

interface Night {
  sky: readonly [string, string]
  hot: string
  cool: string
  spark: string
}

const NIGHTS: readonly [Night, Night, Night, Night] = [
  { sky: ['#0b0620', '#3a0f5c'], hot: '#ff2e88', cool: '#21e6ff', spark: '#ffe14d' },
  { sky: ['#03110a', '#0e3a22'], hot: '#b4ff2e', cool: '#00ffa8', spark: '#f7ff9a' },
  { sky: ['#07032a', '#32108a'], hot: '#b264ff', cool: '#58a0ff', spark: '#ff86f2' },
  { sky: ['#07080c', '#2a1c22'], hot: '#ff4b3e', cool: '#dfe9ff', spark: '#ffb13d' },
]

/** Neon after midnight, with a bad signal: skylines, sunsets, waves, masks. */
export function krypto(brush: Brush): Ink {
  const night = NIGHTS[brush.mood]
  const paint = [skyline, sunset, signal, mask] as const
  const scene =
    down('k', night.sky) + box(0, 0, WIDE, HIGH, 'url(#k)') + paint[brush.subject](brush, night)
  return group(scene, { id: 'g' }) + glitch(brush, night) + scanlines()
}

function neon(d: string, colour: string): Ink {
  return (
    line(d, colour, 6, { opacity: 0.2 }) +
    line(d, colour, 2.6, { opacity: 0.75 }) +
    line(d, '#fff', 0.8, { opacity: 0.9 })
  )
}

/** Slices of the picture that slipped sideways, with colour fringes. */
function glitch(brush: Brush, { hot, cool }: Night): Ink {
  return times(4, n => {
    const [y, h] = [brush.whole(6, 138), brush.whole(3, 9)]
    const slip = brush.pick([-9, -6, 5, 8, 11] as const)
    const cut = el('clipPath', { id: `c${n}` }, box(0, y, WIDE, h, '#000'))
    const moved = el('use', { href: '#g', x: slip, 'clip-path': `url(#c${n})` })
    const fringe =
      box(slip > 0 ? 0 : WIDE + slip, y, Math.abs(slip), h, hot) +
      box(brush.whole(10, 80), y, brush.whole(12, 36), 1.2, cool)
    return cut + moved + fringe
  }).join('')
}

function scanlines(): Ink {
  return line(times(30, n => `M0 ${n * 5 + 2}H120`).join(''), '#000', 1, { opacity: 0.22 })
}

function stars(brush: Brush, { cool }: Night): Ink {
  return times(12, () =>
    dot(brush.whole(3, 117), brush.whole(3, 66), brush.pick([0.6, 0.9, 1.3] as const), cool, {
      opacity: 0.8,
    }),
  ).join('')
}

function skyline(brush: Brush, night: Night): Ink {
  let x = -6
  const towers = times(7, () => {
    const [w, top] = [brush.whole(15, 25), brush.whole(40, 104)]
    const tower = { x, w, top }
    x += w - 1
    return tower
  })
  const walls = towers.map(({ x, w, top }) => `M${x} 152V${top}h${w}V152`).join('')
  const lit = towers
    .map(({ x, w, top }) =>
      line(`M${x + w / 2} ${top + 8}V148`, brush.pick([night.spark, night.cool] as const), w - 9, {
        'stroke-dasharray': `${brush.pick([2, 3] as const)} ${brush.pick([4, 5, 7] as const)}`,
        opacity: brush.between(0.5, 0.95),
      }),
    )
    .join('')
  const [mx, my] = [brush.whole(26, 94), brush.whole(24, 38)]
  return [
    stars(brush, night),
    dot(mx, my, 17, night.hot, { opacity: 0.25 }) + dot(mx, my, 13, night.hot),
    fill(walls, night.sky[0]),
    lit,
    neon(walls, night.cool),
    neon(`M${towers[2]?.x ?? 0} ${(towers[2]?.top ?? 60) - 2}v-${brush.whole(12, 20)}`, night.hot),
  ].join('')
}

function sunset(brush: Brush, night: Night): Ink {
  const horizon = brush.between(90, 104)
  const [x, r] = [brush.between(48, 72), brush.between(30, 38)]
  const bars = times(5, n =>
    box(x - r, tenth(horizon - 4 - n * (7 - n * 0.5)), 2 * r, tenth(4.4 - n * 0.7), night.sky[0]),
  )
  const rails = times(11, n => `M60 ${horizon}L${-140 + n * 40} 152`)
  const rows = times(6, n => `M0 ${tenth(horizon + 2 + n * n * 1.9 + n)}H120`)
  const hills = times(
    8,
    n => `L${n * 18 - 2} ${tenth(horizon - brush.between(3, 22) * (n % 2 ? 1 : 0.25))}`,
  )
  return [
    stars(brush, night),
    down('o', [night.spark, night.hot]),
    dot(x, tenth(horizon - 16), r + 5, night.hot, { opacity: 0.22 }),
    dot(x, tenth(horizon - 16), r, 'url(#o)'),
    bars.join(''),
    box(0, horizon, WIDE, 70, night.sky[0]),
    fill(`M-4 ${horizon}${hills.join('')}L130 ${horizon}Z`, night.sky[0]),
    neon(`M-4 ${horizon}${hills.join('')}L130 ${horizon}`, night.cool),
    line(rails.join('') + rows.join(''), night.hot, 2.2, { opacity: 0.35 }),
    line(rails.join('') + rows.join(''), night.hot, 0.9),
  ].join('')
}

function signal(brush: Brush, night: Night): Ink {
  const beat = brush.between(0.1, 0.2)
  const phase = brush.between(0, 6)
  const wave = (y: number, high: number, shift: number) =>
    times(21, n => {
      const x = n * 6
      const swell = Math.exp(-(((x - 60) / 34) ** 2))
      const lift = Math.sin(x * beat * 2.2 + phase + shift) * high * swell
      return `${n ? 'L' : 'M'}${x} ${tenth(y + lift)}`
    }).join('')
  const bars = times(14, n => {
    const high = brush.whole(4, 24)
    return `M${n * 8 + 8} ${140}v-${high}`
  })
  const [cx, cy] = [brush.whole(40, 80), brush.whole(40, 60)]
  return [
    times(3, n =>
      line(
        `M${cx - 14 - n * 12} ${cy}a${14 + n * 12} ${14 + n * 12} 0 1 1 ${28 + n * 24} 0a${14 + n * 12} ${14 + n * 12} 0 1 1-${28 + n * 24} 0`,
        night.hot,
        1.2,
        { opacity: 0.7 - n * 0.2 },
      ),
    ).join(''),
    dot(cx, cy, 7, night.spark) + dot(cx, cy, 12, night.spark, { opacity: 0.25 }),
    line(wave(84, 30, 0.5), night.hot, 1.4, { opacity: 0.7, transform: 'translate(3 1)' }),
    neon(wave(84, 30, 0), night.cool),
    line(wave(102, 18, 2), night.spark, 1.1, { opacity: 0.85 }),
    line(bars.join(''), night.hot, 4, { opacity: 0.85, 'stroke-dasharray': '3 1.5' }),
  ].join('')
}

function mask(brush: Brush, night: Night): Ink {
  const [x, y] = [60, brush.between(72, 82)]
  const [wide, ear, chin] = [brush.between(30, 37), brush.between(36, 52), brush.between(34, 46)]
  const jaw = brush.between(12, 20)
  const head = `M${x - wide} ${y - 14}L${tenth(x - wide + 5)} ${y - ear}L${x - 12} ${y - 27}H${x + 12}L${tenth(x + wide - 5)} ${y - ear}L${x + wide} ${y - 14}L${tenth(x + wide - 4)} ${y + 14}L${x + jaw} ${y + chin}H${x - jaw}L${tenth(x - wide + 4)} ${y + 14}Z`
  const slant = brush.between(3, 9)
  const eyes = `M${x - 24} ${y - slant}L${x - 7} ${y + 3}L${x - 20} ${y + 6}ZM${x + 24} ${y - slant}L${x + 7} ${y + 3}L${x + 20} ${y + 6}Z`
  const teeth = brush.pick([
    `M${x - 12} ${y + 24}l4 5l4-5l4 5l4-5l4 5l4-5`,
    `M${x - 12} ${y + 25}h24M${x - 8} ${y + 22}v6M${x} ${y + 22}v6M${x + 8} ${y + 22}v6`,
    `M${x - 10} ${y + 24}q10 8 20 0`,
  ] as const)
  const mark = brush.pick([
    `M${x} ${y - 24}V${y + 10}`,
    `M${x - 8} ${y - 20}L${x} ${y - 10}L${x + 8} ${y - 20}`,
    `M${x} ${y - 22}l5 6l-5 6l-5-6Z`,
  ] as const)
  const traces = times(6, n => {
    const side = n % 2 ? 1 : -1
    return `M${tenth(x + side * (wide + 4))} ${y - 18 + n * 9}h${side * brush.whole(6, 12)}l${side * 5} ${brush.pick([-6, 6] as const)}h${side * 20}`
  })
  return [
    line(traces.join(''), night.cool, 1, { opacity: 0.7 }),
    dot(x, y, 56, night.hot, { opacity: 0.1 }),
    fill(head, night.sky[0], { opacity: 0.85 }),
    line(head, night.hot, 1.2, { opacity: 0.8, transform: 'translate(-2.5 1)' }),
    neon(head, night.cool),
    fill(eyes, night.spark) + line(eyes, night.spark, 4, { opacity: 0.3 }),
    neon(teeth, night.hot) + neon(mark, night.spark),
  ].join('')
}
