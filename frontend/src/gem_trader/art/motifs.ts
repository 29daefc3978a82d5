import { box, dot, fill, glyph, group, type Ink, line, oval, times } from '../../art/ink'
import { drawStone } from './stones'

/** What each market is named for, drawn over the harbour; the horizon is at 58. */

function stone(gem: 0 | 1 | 2 | 3 | 4, x: number, y: number, scale: number, turn = 0): Ink {
  return group(drawStone(gem), {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-32 -32)`,
  })
}

function ship(x: number, y: number, scale: number, sail: string): Ink {
  return group(
    [
      fill('M-22 0h44q-4 12-12 12h-22q-8 0-10-12z', '#2a170d'),
      line('M-20 3h40', '#8a5a2c', 1.4),
      line('M-6 0v-34M10 0v-26', '#2a170d', 1.6),
      fill('M-5-33q16 6 13 15-6-2-13 0zM-5-17q18 6 14 15-7-2-14 0z', sail),
      fill('M11-25q10 5 8 12-4-2-8 0zM11-12q11 5 9 11-5-2-9 0z', sail),
      fill('M-7-32q-12 14-14 28 8-4 14-2z', sail, { opacity: 0.9 }),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  )
}

export function wedding(): Ink {
  const ring = (x: number) => line(`M${x} 40a11 11 0 1 0 .1 0z`, '#f4cf6a', 3)
  const strings = times(6, at => {
    const x = 10 + at * 28
    const y = 8 + (at % 2) * 6
    return oval(x, y + 6, 5, 6, '#d8232a') + line(`M${x} 0V${y}M${x} ${y + 12}v5`, '#f4cf6a', 1)
  })
  return (
    strings.join('') + ring(73) + ring(88) + stone(0, 80, 34, 0.26) + ship(32, 62, 0.55, '#ffe9d6')
  )
}

export function mine(): Ink {
  return [
    fill('M50 58 86 14l20 18 12-10 42 36z', '#2b1a10'),
    fill('M86 14 74 58H50zM118 22l-10 36h-14z', '#4a2f1c'),
    fill('M82 58V44q8-10 16 0v14z', '#0f0805'),
    line('M22 30 48 56M20 38Q24 22 42 22', '#d9c39a', 3, { 'stroke-linecap': 'round' }),
    stone(2, 82, 64, 0.2),
    stone(1, 94, 65, 0.2),
    stone(3, 106, 64, 0.2),
  ].join('')
}

export function jade(): Ink {
  const rays = times(12, at => {
    const turn = (at / 12) * 2 * Math.PI
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    return `M${80 + x * 27} ${32 + y * 27}L${80 + x * 40} ${32 + y * 40}`
  })
  const arrows = fill('M22 50V30h-6l10-14 10 14h-6v20zM126 50V36h-5l9-13 9 13h-5v14z', '#d6f2a8', {
    opacity: 0.8,
  })
  return line(rays.join(''), '#e9ffd0', 1.6, { opacity: 0.8 }) + arrows + stone(3, 80, 32, 0.72)
}

export function fireworks(): Ink {
  const burst = (x: number, y: number, size: number, colour: string) =>
    line(
      times(12, at => {
        const turn = (at / 12) * 2 * Math.PI
        const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size]
        return `M${(x + dx * 0.4).toFixed(1)} ${(y + dy * 0.4).toFixed(1)}l${(dx * 0.6).toFixed(1)} ${(dy * 0.6).toFixed(1)}`
      }).join(''),
      colour,
      1.6,
      { 'stroke-linecap': 'round' },
    )
  return [
    burst(34, 24, 18, '#ff8a7a'),
    burst(122, 20, 16, '#ffd27a'),
    burst(100, 46, 10, '#ff5d6c'),
    burst(54, 48, 8, '#ffd27a'),
    stone(1, 80, 30, 0.6),
  ].join('')
}

export function seaGod(): Ink {
  return [
    fill(
      'M0 58q14-16 30-6 8-18 26-8-6 12 4 14zM160 58q-14-18-32-8-10-16-26-6 8 12-2 14z',
      '#bfe6f2',
      {
        opacity: 0.75,
      },
    ),
    line('M80 70V14M66 14q-2 22 14 22t14-22', '#f4cf6a', 3.4, { 'stroke-linecap': 'round' }),
    fill('M80 4l5 12h-10zM66 6l4 10h-8zM94 6l4 10h-8z', '#f4cf6a'),
    stone(2, 80, 48, 0.34),
  ].join('')
}

export function purpleAir(): Ink {
  const rays = times(9, at => {
    const turn = Math.PI + (at / 8) * Math.PI
    return `M80 58L${(80 + Math.cos(turn) * 90).toFixed(1)} ${(58 + Math.sin(turn) * 90).toFixed(1)}`
  })
  const cloud = (x: number, y: number) =>
    fill(`M${x} ${y}q2-9 12-7 5-9 15-4 11-2 11 7 6 5-2 6h-34q-8-1-2-2z`, '#f3d9ff', {
      opacity: 0.8,
    })
  return [
    line(rays.join(''), '#ffd9f0', 3, { opacity: 0.35 }),
    dot(80, 58, 20, '#ffd9a8'),
    box(0, 58, 160, 8, 'url(#sea)'),
    cloud(14, 34),
    cloud(104, 26),
    stone(4, 80, 28, 0.46),
  ].join('')
}

export function calm(): Ink {
  const gulls = line('M108 20q5-5 8 0 4-5 8 0M128 30q4-4 6 0 3-4 6 0', '#3b5566', 1.4)
  return dot(40, 30, 11, '#fff6dc') + gulls + ship(92, 60, 0.95, '#fffaf0')
}

export function crash(): Ink {
  return [
    line('M14 12 46 22 60 16 84 40 104 36 146 58', '#ff9d8a', 2.6, { 'stroke-linejoin': 'round' }),
    fill('M148 60l-12-2 7-8z', '#ff9d8a'),
    stone(0, 76, 40, 0.62, 24),
    line('M70 22l8 13-9 6 9 14', '#16202c', 2.4),
  ].join('')
}

export function luxury(): Ink {
  return [
    fill('M52 50 46 20 64 34 80 12 96 34 114 20 108 50z', '#f7d774', {
      stroke: '#8a5a10',
      'stroke-width': 1.6,
    }),
    box(52, 50, 56, 8, '#d9a93f', { stroke: '#8a5a10', 'stroke-width': 1.6 }),
    dot(46, 19, 3.4, '#fff2bf'),
    dot(80, 11, 3.8, '#fff2bf'),
    dot(114, 19, 3.4, '#fff2bf'),
    stone(3, 80, 42, 0.24),
    stone(4, 64, 45, 0.2),
    stone(4, 96, 45, 0.2),
  ].join('')
}

export function rain(): Ink {
  const drops = times(26, at => `M${(at * 31) % 160} ${(at * 17) % 62}l-4 11`)
  return [
    fill('M18 20q4-14 20-10 8-12 24-4 16-8 24 4 16-6 20 8 12 2 8 10H20q-12-2-2-8z', '#2b3036'),
    line(drops.join(''), '#c9d4da', 1, { opacity: 0.55 }),
    fill('M104 62h36l-5 8h-26z', '#1c140e'),
    line('M122 62V40', '#1c140e', 2),
  ].join('')
}

export function towns(): Ink {
  const town = (x: number, flip: number) =>
    group(
      [
        box(-16, 30, 10, 28, '#1a1430'),
        box(-5, 16, 12, 42, '#231a3d'),
        fill('M-6 16h14L1 4z', '#3a2a58'),
        box(8, 34, 9, 24, '#1a1430'),
        ...times(5, at => box(-2 + (at % 2) * 4, 22 + at * 6, 2.4, 3, '#ffd27a')),
      ],
      { transform: `translate(${x} 0) scale(${flip} 1)` },
    )
  return [
    line('M44 50Q80 26 116 50', '#f3d7b0', 1.6),
    times(7, at =>
      line(`M${50 + at * 10} ${46 - 4 * Math.min(at, 6 - at)}V58`, '#f3d7b0', 0.7),
    ).join(''),
    town(30, 1),
    town(130, -1),
    stone(0, 68, 24, 0.3),
    stone(1, 92, 24, 0.3),
  ].join('')
}

export function pact(): Ink {
  return [
    fill('M0 28q40 22 80 6t80 0v9q-40 16-80 0T0 38z', '#2f9e6c', { opacity: 0.8 }),
    fill('M0 38q40-18 80-4t80-4v9q-40 12-80 4T0 48z', '#a06ad6', { opacity: 0.75 }),
    stone(3, 56, 34, 0.5),
    stone(4, 104, 34, 0.5),
    glyph('&amp;', 80, 35, 20, '#fff3d6'),
  ].join('')
}
