import { across, box, dot, down, el, fill, group, type Ink, line, times } from '../../art/ink'
import { at, type Brush, HIGH, tenth, WIDE } from './brush'

interface Metal {
  dark: string
  mid: string
  light: string
  shine: string
  glow: string
}

const METALS: readonly [Metal, Metal, Metal, Metal] = [
  { dark: '#26323d', mid: '#566a7a', light: '#93a8b6', shine: '#e3ecf0', glow: '#3d86b4' },
  { dark: '#3a2018', mid: '#8f4a29', light: '#ce8149', shine: '#f6d3a8', glow: '#5b7f86' },
  { dark: '#183a36', mid: '#377569', light: '#7db7a4', shine: '#dcefe4', glow: '#c27b3b' },
  { dark: '#12151b', mid: '#343d4c', light: '#6f7b8e', shine: '#bfc9d6', glow: '#f08a2c' },
]

/** Riveted steel: plates, bridges, gears, turbines. */
export function liteMetal(brush: Brush): Ink {
  const metal = METALS[brush.mood]
  const paint = [plates, bridge, gears, turbine] as const
  const grounds =
    across('s', [metal.mid, metal.light, metal.shine, metal.light, metal.mid]) +
    down('d', [metal.light, metal.mid, metal.dark])
  return grounds + paint[brush.subject](brush, metal)
}

function rivets(d: string, { dark, shine }: Metal, pitch = 8): Ink {
  const heads = { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${pitch}` }
  return (
    line(d, dark, 2.8, heads) + line(d, shine, 1.2, { ...heads, transform: 'translate(-.5 -.6)' })
  )
}

/** An outline with its shadow, its face and its bright edge; written once and used again. */
function solid(id: string, edge: string, face: string, { dark, shine }: Metal): Ink {
  const again = (attrs: Record<string, string | number>) => el('use', { href: `#${id}`, ...attrs })
  return (
    el('defs', {}, el('path', { id, d: edge })) +
    again({ fill: dark, opacity: 0.5, x: 2, y: 3 }) +
    again({ fill: face, stroke: shine, 'stroke-width': 0.7 })
  )
}

function plate(brush: Brush, metal: Metal, id: string, x: number, y: number): Ink {
  const [w, h] = [brush.between(46, 82), brush.between(34, 58)]
  const cut = brush.between(4, 14)
  const slant = brush.between(-9, 9)
  const edge = `M${x + cut} ${y}H${tenth(x + w)}V${tenth(y + h - cut)}L${tenth(x + w - cut)} ${tenth(y + h)}H${x}V${tenth(y + cut)}Z`
  const inner = `M${tenth(x + cut + 3)} ${tenth(y + 4)}H${tenth(x + w - 4)}V${tenth(y + h - cut - 3)}`
  const foot = `M${tenth(x + 4)} ${tenth(y + h - 4)}H${tenth(x + w - cut - 3)}`
  return group(
    [
      solid(id, edge, brush.pick(['url(#s)', 'url(#d)', metal.mid, metal.light] as const), metal),
      rivets(inner + foot, metal),
    ],
    { transform: `rotate(${slant} ${tenth(x + w / 2)} ${tenth(y + h / 2)})` },
  )
}

function plates(brush: Brush, metal: Metal): Ink {
  const laid = times(6, n => {
    const x = brush.between(-14, 66)
    const y = tenth((n * HIGH) / 6 - 12 + brush.between(-8, 8))
    return plate(brush, metal, `p${n}`, x, y)
  })
  const [x, y] = [brush.between(30, 90), brush.between(40, 110)]
  const hole = dot(x, y, 17, metal.shine) + dot(x, y, 15, metal.dark) + dot(x, y, 11, metal.glow)
  const ring = rivets(`M${x - 16} ${y}a16 16 0 1 1 32 0a16 16 0 1 1-32 0`, metal, 12.57)
  return box(0, 0, WIDE, HIGH, metal.dark) + laid.join('') + hole + ring
}

function bridge(brush: Brush, metal: Metal): Ink {
  const deck = brush.between(88, 104)
  const crown = brush.between(26, 44)
  const arch = (x: number) => tenth(crown + ((x - 60) / 66) ** 2 * (deck - crown - 4))
  const posts = times(11, n => n * 12)
  const upper = posts.map((x, n) => `${n ? 'L' : 'M'}${x} ${arch(x)}`).join('')
  const web = posts.map(x => `M${x} ${arch(x)}V${deck}`).join('')
  const cross = posts
    .slice(0, -1)
    .map((x, n) =>
      n < 5 ? `M${x} ${deck}L${x + 12} ${arch(x + 12)}` : `M${x} ${arch(x)}L${x + 12} ${deck}`,
    )
    .join('')
  const waves = times(
    6,
    n => `M${brush.whole(0, 40)} ${tenth(deck + 20 + n * 5)}h${brush.whole(20, 76)}`,
  )
  return [
    down('k', [metal.shine, metal.light]),
    box(0, 0, WIDE, HIGH, 'url(#k)'),
    dot(brush.between(28, 92), brush.between(34, 62), brush.between(14, 22), metal.glow),
    box(0, tenth(deck + 14), WIDE, 60, metal.mid),
    line(waves.join(''), metal.shine, 1.4, { opacity: 0.7 }),
    box(16, deck, 12, 60, 'url(#d)') + box(92, deck, 12, 60, 'url(#d)'),
    line(web + cross, metal.dark, 1.8),
    line(upper, metal.dark, 5.5),
    rivets(upper, metal, 6),
    box(0, deck, WIDE, 9, metal.dark) + box(0, deck, WIDE, 2, metal.light),
    rivets(`M4 ${tenth(deck + 5.5)}H118`, metal, 7),
  ].join('')
}

function gear(cx: number, cy: number, radius: number, teeth: number, turn: number): string {
  const pitch = 360 / teeth
  const edge = times(teeth, n => {
    const from = turn + n * pitch
    return [
      at(cx, cy, radius, from),
      at(cx, cy, radius, from + pitch * 0.34),
      at(cx, cy, radius + 5, from + pitch * 0.46),
      at(cx, cy, radius + 5, from + pitch * 0.84),
    ].join('L')
  })
  return `M${edge.join('L')}Z`
}

function wheel(
  brush: Brush,
  metal: Metal,
  id: string,
  cx: number,
  cy: number,
  radius: number,
): Ink {
  const edge = gear(cx, cy, radius, Math.round(radius / 3.2) + 4, brush.between(0, 30))
  const bolts = tenth(radius * 0.66)
  return [
    solid(id, edge, brush.pick(['url(#s)', 'url(#d)', metal.light] as const), metal),
    radius < 18
      ? ''
      : rivets(
          `M${tenth(cx - bolts)} ${cy}a${bolts} ${bolts} 0 1 1 ${tenth(2 * bolts)} 0a${bolts} ${bolts} 0 1 1-${tenth(2 * bolts)} 0`,
          metal,
          tenth((bolts * 6.283) / 8),
        ),
    dot(cx, cy, tenth(radius * 0.4), metal.dark),
    dot(cx, cy, tenth(radius * 0.26), metal.glow),
    dot(cx, cy, tenth(radius * 0.1), metal.dark),
  ].join('')
}

function gears(brush: Brush, metal: Metal): Ink {
  const big = brush.between(30, 36)
  const [cx, cy] = [brush.between(34, 52), brush.between(48, 62)]
  return [
    box(0, 0, WIDE, HIGH, 'url(#d)'),
    line(times(8, n => `M0 ${n * 20 + 6}H120`).join(''), metal.dark, 0.8, { opacity: 0.5 }),
    rivets('M6 7H116M6 144H116', metal, 10),
    wheel(brush, metal, 'w0', tenth(cx + big + 18), tenth(cy + big * 0.95), brush.between(17, 21)),
    wheel(brush, metal, 'w1', cx, cy, big),
    wheel(
      brush,
      metal,
      'w2',
      brush.between(26, 44),
      brush.between(116, 124),
      brush.between(16, 22),
    ),
    wheel(brush, metal, 'w3', brush.between(96, 104), brush.between(20, 28), brush.between(9, 13)),
  ].join('')
}

function turbine(brush: Brush, metal: Metal): Ink {
  const [cx, cy] = [brush.between(52, 68), brush.between(64, 84)]
  const blades = brush.whole(9, 14)
  const twist = brush.between(24, 46)
  const blade = (n: number) => {
    const from = (n * 360) / blades
    const tip = at(cx, cy, 45, from + twist)
    const back = at(cx, cy, 45, from + twist + 250 / blades)
    return `M${at(cx, cy, 12, from)}Q${at(cx, cy, 32, from)} ${tip}L${back}Q${at(cx, cy, 26, from + 180 / blades)} ${at(cx, cy, 12, from + 150 / blades)}Z`
  }
  return [
    box(0, 0, WIDE, HIGH, 'url(#s)'),
    rivets('M7 8H115M7 143H115M7 18V138M113 18V138', metal, 10),
    dot(tenth(cx + 1.5), tenth(cy + 3), 54, metal.dark, { opacity: 0.5 }),
    dot(cx, cy, 53, 'url(#d)') + dot(cx, cy, 47, metal.dark),
    fill(times(blades, blade).join(''), 'url(#s)', { stroke: metal.shine, 'stroke-width': 0.6 }),
    rivets(`M${tenth(cx - 50)} ${cy}a50 50 0 1 1 100 0a50 50 0 1 1-100 0`, metal, 13.09),
    dot(cx, cy, 14, metal.mid) +
      dot(cx, cy, 10, metal.glow) +
      dot(tenth(cx - 3), tenth(cy - 3), 3, metal.shine),
  ].join('')
}
