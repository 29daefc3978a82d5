import { box, dot, down, el, fill, group, type Ink, line, times } from '../../art/ink'
import { type Brush, HIGH, tenth, WIDE } from './brush'

interface Paper {
  sky: readonly [string, string]
  ink: string
  wash: string
  pale: string
  lamp: string
}

const VERMILION = '#c7372b'

const PAPERS: readonly [Paper, Paper, Paper, Paper] = [
  {
    sky: ['#f6d9c2', '#f7efdf'],
    ink: '#27405f',
    wash: '#7f9ab3',
    pale: '#f7efdf',
    lamp: '#d8553d',
  },
  {
    sky: ['#8b9aa5', '#ccd4d4'],
    ink: '#1e2c37',
    wash: '#5f7482',
    pale: '#dfe5e2',
    lamp: '#e8d9a8',
  },
  {
    sky: ['#f0dcae', '#f8eed6'],
    ink: '#4a3524',
    wash: '#b98a4e',
    pale: '#f8eed6',
    lamp: '#c2522a',
  },
  {
    sky: ['#16243d', '#3b527a'],
    ink: '#0d1626',
    wash: '#5d7aa6',
    pale: '#dfe6ea',
    lamp: '#f5edd2',
  },
]

/** Ink and calm lines: waves, mountains, bamboo, a lone boat; a seal in the corner. */
export function yoko(brush: Brush): Ink {
  const paper = PAPERS[brush.mood]
  const paint = [waves, mountain, bamboo, boat] as const
  const sky = down('y', paper.sky) + box(0, 0, WIDE, HIGH, 'url(#y)')
  return sky + paint[brush.subject](brush, paper) + weather(brush, paper) + seal(brush)
}

function seal(brush: Brush): Ink {
  const [x, y] = brush.pick([
    [8, 10],
    [101, 10],
    [8, 126],
    [101, 126],
  ] as const)
  return (
    box(x, y, 11, 14, VERMILION, { rx: 1.5 }) +
    line(`M${x + 2.5} ${y + 4}h6M${x + 5.5} ${y + 2.5}v9M${x + 3} ${y + 8}h5`, '#fbeadb', 1)
  )
}

function weather(brush: Brush, { pale, lamp }: Paper): Ink {
  if (brush.mood === 1) {
    const drops = times(26, () => `M${brush.whole(-4, 122)} ${brush.whole(-10, 140)}l-5 18`)
    return line(drops.join(''), pale, 0.7, { opacity: 0.75 })
  }
  if (brush.mood === 2) {
    const leaf = 'M0-4C3-3 4 0 0 5C-4 0-3-3 0-4Z'
    return times(9, () =>
      fill(leaf, brush.pick([lamp, '#d99a2b', '#9c3d22'] as const), {
        transform: `translate(${brush.whole(6, 114)} ${brush.whole(8, 140)}) rotate(${brush.whole(0, 350)})`,
      }),
    ).join('')
  }
  if (brush.mood === 3)
    return times(7, () => dot(brush.whole(6, 114), brush.whole(5, 60), 0.8, pale)).join('')
  return ''
}

function lampOf(brush: Brush, { lamp }: Paper, least: number, most: number): Ink {
  const [x, y, r] = [brush.between(28, 92), brush.between(least, most), brush.between(12, 19)]
  const ring = dot(x, y, tenth(r + 4), lamp, { opacity: 0.25 })
  return ring + dot(x, y, r, lamp)
}

/** A sea of overlapping round waves, as a pattern that fills from `top` downwards. */
function sea(top: number, { ink, wash, pale }: Paper): Ink {
  const scale = (x: number, y: number, colour: string) =>
    [11, 7.5, 4]
      .map((r, n) =>
        dot(x, y, r, n === 1 ? pale : colour, { stroke: pale, 'stroke-width': n === 1 ? 0 : 0.8 }),
      )
      .join('')
  const tile =
    scale(0, 0, wash) +
    scale(22, 0, wash) +
    scale(11, 11, ink) +
    scale(0, 22, wash) +
    scale(22, 22, wash)
  const size = { width: 22, height: 22, y: top, patternUnits: 'userSpaceOnUse' }
  return el('pattern', { id: 'w', ...size }, tile) + box(0, top, WIDE, HIGH, 'url(#w)')
}

function waves(brush: Brush, paper: Paper): Ink {
  const top = brush.between(84, 98)
  const side = brush.pick([1, -1] as const)
  const crest = tenth(top - brush.between(34, 44))
  const curl = [
    fill(
      `M-4 ${top + 8}C14 ${top} 20 ${crest + 6} 50 ${crest}C72 ${crest - 3} 84 ${crest + 14} 78 ${crest + 27}C72 ${crest + 14} 56 ${crest + 13} 50 ${crest + 26}C44 ${top - 6} 60 ${top + 4} 92 ${top + 10}V${top + 22}H-4Z`,
      paper.ink,
    ),
    line(
      `M2 ${top + 6}C20 ${top - 4} 26 ${crest + 12} 50 ${crest + 6}M10 ${top + 8}C26 ${top} 32 ${crest + 20} 48 ${crest + 14}`,
      paper.wash,
      1.6,
    ),
    line(`M50 ${crest}C72 ${crest - 3} 84 ${crest + 14} 78 ${crest + 27}`, paper.pale, 3, {
      'stroke-dasharray': '0 4',
      'stroke-linecap': 'round',
    }),
  ]
  const turned = side === 1 ? {} : { transform: 'matrix(-1 0 0 1 120 0)' }
  return lampOf(brush, paper, 26, 44) + group(curl, turned) + sea(top, paper)
}

function ridge(brush: Brush, y: number, swing: number): string {
  const peaks = times(4, n => {
    const x = n * 40 - 10
    return `Q${x + brush.whole(6, 16)} ${tenth(y - brush.between(0.4, 1) * swing)} ${x + 30} ${tenth(y + brush.between(-0.2, 0.3) * swing)}`
  })
  return `M-12 ${y}${peaks.join('')}V150H-12Z`
}

function mountain(brush: Brush, paper: Paper): Ink {
  const foot = brush.between(98, 108)
  const top = brush.between(34, 46)
  const x = brush.between(44, 76)
  const cone = `M${x - 62} ${foot}Q${x - 22} ${tenth(foot - 16)} ${x - 8} ${top}Q${x} ${top - 3} ${x + 8} ${top}Q${x + 22} ${tenth(foot - 16)} ${x + 62} ${foot}Z`
  const cap = `M${x - 17} ${top + 19}L${x - 8} ${top}Q${x} ${top - 3} ${x + 8} ${top}L${x + 17} ${top + 19}l-6-3l-4 7l-6-6l-5 7l-5-7Z`
  const mist = times(
    3,
    n => `M${brush.whole(-10, 30)} ${tenth(foot - 12 + n * 8)}h${brush.whole(40, 84)}`,
  )
  return [
    lampOf(brush, paper, 22, 40),
    fill(cone, paper.wash) + fill(cap, paper.pale),
    line(mist.join(''), paper.pale, 4, { opacity: 0.8, 'stroke-linecap': 'round' }),
    fill(ridge(brush, tenth(foot + 8), 16), paper.ink, { opacity: 0.55 }),
    fill(ridge(brush, tenth(foot + 24), 14), paper.ink, { opacity: 0.85 }),
    line(
      times(4, n => `M${brush.whole(4, 60)} ${136 + n * 4}h${brush.whole(16, 50)}`).join(''),
      paper.pale,
      0.9,
      { opacity: 0.7 },
    ),
  ].join('')
}

function bamboo(brush: Brush, paper: Paper): Ink {
  const stalks = times(3, n => {
    const x = tenth(16 + n * 34 + brush.between(0, 16))
    const lean = brush.between(-8, 8)
    const wide = brush.between(4, 8)
    const joints = times(
      6,
      j =>
        `M${tenth(x + (lean * (j + 0.5)) / 6)} ${152 - (j + 1) * 27}L${tenth(x + (lean * j) / 6)} ${150 - j * 27}`,
    )
    return line(joints.join(''), n === 1 ? paper.ink : paper.wash, wide, {
      opacity: n === 1 ? 0.95 : 0.7,
    })
  })
  const leaf = 'M0 0C8-5 18-4 26 0C18 3 8 3 0 0Z'
  const leaves = times(13, () =>
    fill(leaf, paper.ink, {
      opacity: brush.pick([0.95, 0.75, 0.5] as const),
      transform: `translate(${brush.whole(10, 100)} ${brush.whole(10, 92)}) rotate(${brush.whole(18, 150)}) scale(${brush.between(0.7, 1.25)})`,
    }),
  )
  return lampOf(brush, paper, 26, 60) + stalks.join('') + leaves.join('')
}

function boat(brush: Brush, paper: Paper): Ink {
  const shore = brush.between(64, 76)
  const [x, y] = [brush.between(40, 74), brush.between(92, 108)]
  const water = times(
    13,
    n => `M${brush.whole(-6, 70)} ${tenth(shore + 6 + n * 6.4)}h${brush.whole(12, 56)}`,
  )
  const reeds = times(9, () => {
    const foot = brush.whole(-4, 46)
    return `M${foot} 152q${brush.whole(-4, 8)}-${brush.whole(14, 24)} ${brush.whole(2, 16)}-${brush.whole(26, 56)}`
  })
  const hull = `M${x - 22} ${y - 3}Q${x} ${y + 8} ${x + 24} ${y - 4}L${x + 17} ${y + 5}Q${x} ${y + 10} ${x - 16} ${y + 5}Z`
  const man = `M${x + 4} ${y}l2-13q4-3 8 0l1 13Z`
  return [
    lampOf(brush, paper, 22, 42),
    fill(ridge(brush, shore, 20), paper.wash, { opacity: 0.55 }),
    box(0, shore, WIDE, 90, paper.pale, { opacity: brush.mood === 3 ? 0.16 : 0.55 }),
    line(water.join(''), paper.ink, 0.8, { opacity: 0.55 }),
    line(`M${x - 20} ${y + 9}q20 5 40 0`, paper.ink, 2.5, { opacity: 0.3 }),
    fill(hull + man, paper.ink),
    fill(`M${x + 1} ${y - 14}l9-6l9 6Z`, paper.ink),
    line(`M${x - 8} ${y + 9}L${x + 8} ${y - 26}`, paper.ink, 1.1),
    line(reeds.join(''), paper.ink, 1.3, { 'stroke-linecap': 'round', opacity: 0.85 }),
  ].join('')
}
