import { across, fill, type Ink, line, round, times, within } from '../../../art/ink'

export const COBALT = '#27479a'

export interface Pot {
  outline: string
  /** Bright, middle and shaded glaze. */
  glaze: readonly [string, string, string]
  edge: string
}

/** A glazed vessel: its outline filled round, painted bands kept inside, a gloss on top. */
export function pot({ outline, glaze, edge }: Pot, painting: Ink[]): Ink {
  const [bright, middle, shaded] = glaze
  return [
    across('g', [shaded, bright, middle, shaded]),
    across('o', ['#1a2a50', '#ffffff', '#ffffff', '#14203c']),
    fill(outline, 'url(#g)'),
    within('v', outline, painting),
    fill(outline, 'url(#o)', { opacity: 0.14 }),
    line(outline, edge, 1.3, { 'stroke-linejoin': 'round' }),
  ].join('')
}

export function ring(y: number, colour = COBALT, width = 1): Ink {
  return line(`M0 ${y}h140`, colour, width)
}

/** Where a band's motif is repeated: no vessel is wider. */
const [FROM, TO] = [14, 126]

function places(step: number): number[] {
  return times(Math.ceil((TO - FROM) / step), at => round(FROM + at * step))
}

/** A band of upright lotus panels from y down to y + height. */
export function lotusPanels(y: number, height: number, step: number, colour = COBALT): Ink {
  const foot = y + height
  const [rise, shoulder, half] = [0.55 * height, 0.45 * height, 0.42 * step].map(round) as [
    number,
    number,
    number,
  ]
  const side = `v${-rise}q${round(0.08 * step)} ${-shoulder} ${half} ${-shoulder}t${half} ${shoulder}v${rise}`
  const panels = places(step).map(x => `M${x} ${foot}${side}`)
  const hearts = places(step).map(x => `M${round(x + half)} ${foot}v${-rise}`)
  return (
    line(panels.join(''), colour, 1.2) +
    line(hearts.join(''), colour, 2, { 'stroke-linecap': 'round' })
  )
}

/** A scrolling vine with blossoms between y - 6 and y + 6. */
export function vine(y: number, step: number, colour = COBALT): Ink {
  const [quarter, half] = [step / 4, step / 2].map(round) as [number, number]
  const stem = `M${FROM} ${y}${places(step)
    .map(() => `q${quarter}-9 ${half} 0t${half} 0`)
    .join('')}`
  const blossoms = places(step).map(x => `M${round(x + quarter)} ${y - 1}h.1`)
  const buds = places(step).map(x => `M${round(x + 3 * quarter)} ${y + 1}h.1`)
  const pen = { 'stroke-linecap': 'round' }
  return (
    line(stem, colour, 1) +
    line(blossoms.join(''), colour, 6, pen) +
    line(buds.join(''), colour, 4, pen)
  )
}

/** Breaking waves along y. */
export function waves(y: number, step: number, colour = COBALT): Ink {
  const crest = `q${round(step * 0.3)}-5 ${round(step * 0.6)}-1q-1-3-3-1q3 4 ${round(step * 0.4 + 3)} 2`
  return line(
    `M${FROM} ${y}${places(step)
      .map(() => crest)
      .join('')}`,
    colour,
    1,
  )
}
