import { box, dot, down, fill, group, type Ink, line, oval, times } from '../../art/ink'
import { MARKETS, type MarketCard } from '../pieces'
import * as motif from './motifs'
import { picture } from './picture'

export const WIDTH = 160
export const HEIGHT = 90
const HORIZON = 58

interface View {
  sky: readonly string[]
  sea: readonly string[]
  motif: () => Ink
}

/** Each market is the same harbour at another hour, with what it is named for. */
const VIEWS: Readonly<Record<MarketCard, View>> = {
  0: { sky: ['#5a1230', '#b5304a', '#f6b28a'], sea: ['#8c2f4c', '#3a1230'], motif: motif.wedding },
  1: { sky: ['#3b2a1c', '#8a5a2c', '#f0c173'], sea: ['#5d4a3a', '#241a14'], motif: motif.mine },
  2: { sky: ['#083a34', '#1f7d5f', '#c9e6a0'], sea: ['#1c6b5c', '#07302c'], motif: motif.jade },
  3: {
    sky: ['#1a0d2e', '#5b1737', '#c7393f'],
    sea: ['#4f1731', '#160a1e'],
    motif: motif.fireworks,
  },
  4: { sky: ['#071b3f', '#124d86', '#6fb7d8'], sea: ['#0f4c7d', '#041a36'], motif: motif.seaGod },
  5: {
    sky: ['#2c1250', '#7a3fae', '#f0b7d8'],
    sea: ['#5a3484', '#1d0c3a'],
    motif: motif.purpleAir,
  },
  6: { sky: ['#5b8fb0', '#a8cfdc', '#f8e9c8'], sea: ['#6fa3b5', '#2e5f78'], motif: motif.calm },
  7: { sky: ['#1b2230', '#3c4658', '#8b8f98'], sea: ['#39424f', '#141a22'], motif: motif.crash },
  8: { sky: ['#3a1d05', '#a8641a', '#ffe0a0'], sea: ['#8a5a22', '#3a2008'], motif: motif.luxury },
  9: { sky: ['#22262b', '#4b5157', '#83878a'], sea: ['#3a4247', '#181c20'], motif: motif.rain },
  10: { sky: ['#142a5a', '#4c5fa0', '#f3b59a'], sea: ['#36488a', '#101d45'], motif: motif.towns },
  11: { sky: ['#0d3b33', '#4b3a7a', '#d9a7e0'], sea: ['#2f3f6a', '#0d2030'], motif: motif.pact },
}

/** The scene of each market card as an image address. */
export const MARKET_SCENES: readonly string[] = MARKETS.map(card =>
  picture(WIDTH, HEIGHT, drawMarket(card)),
)

export function drawMarket(card: MarketCard): Ink {
  const { sky, sea, motif: draw } = VIEWS[card]
  return [
    down('sky', sky),
    down('sea', sea),
    box(0, 0, WIDTH, HORIZON, 'url(#sky)'),
    box(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'url(#sea)'),
    waves(),
    draw(),
    pier(),
  ].join('')
}

function waves(): Ink {
  const rows = times(5, row => {
    const y = HORIZON + 4 + row * 6
    return times(7, at => `M${(at * 27 + row * 11) % 160} ${y}h${6 + ((at + row) % 3) * 4}`).join(
      '',
    )
  })
  return line(rows.join(''), '#ffffff', 0.9, { opacity: 0.28, 'stroke-linecap': 'round' })
}

function pier(): Ink {
  const planks = fill('M0 80H160V90H0z', '#1d120b') + line('M0 80.5H160', '#6d4a2c', 1.2)
  const posts = times(5, at => box(12 + at * 34, 74, 4, 16, '#140c07')).join('')
  return group([planks, posts, lantern(14, 70), lantern(150, 70)])
}

function lantern(x: number, y: number): Ink {
  return (
    dot(x, y, 9, '#ffd27a', { opacity: 0.25 }) +
    oval(x, y, 3.2, 4, '#ffcf6b') +
    line(`M${x - 2.4} ${y - 4.2}h4.8M${x - 2.4} ${y + 4.2}h4.8`, '#6b3410', 1.4)
  )
}
