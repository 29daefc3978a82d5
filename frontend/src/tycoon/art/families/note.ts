import { box, fill, type Ink, line, shade } from '../../../art/ink'

export interface Sheet {
  paper: string
  ink: string
  x?: number
  width?: number
}

/** A tall sheet of paper money with its printed frame; `print` lies on top. */
export function note({ paper, ink, x = 34, width = 72 }: Sheet, print: Ink[]): Ink {
  const [right, middle] = [x + width, x + width / 2]
  return [
    shade(middle, 147, width / 2 + 2, 3),
    fill(worn(x, right, middle), paper, { stroke: ink, 'stroke-width': 0.8 }),
    line(`M${x} 75Q${middle} 77 ${right} 75`, '#000', 0.8, { opacity: 0.18 }),
    line(`M${middle} 4Q${middle + 1} 75 ${middle} 146`, '#000', 0.8, { opacity: 0.12 }),
    box(x + 5, 9, width - 10, 131, 'none', { stroke: ink, 'stroke-width': 1.8 }),
    ...print,
  ].join('')
}

/** The outline of old paper: edges that are not quite straight, a nick at the fold. */
function worn(left: number, right: number, middle: number): string {
  const top = `M${left} 4L${left + 9} 3L${middle} 4.5L${right - 6} 3L${right} 5`
  const side = `L${right - 1} 40L${right + 0.5} 72L${right - 2} 75L${right} 79L${right - 0.5} 144`
  const bottom = `L${right - 8} 146L${middle} 144.5L${left + 7} 146L${left} 144`
  return `${top}${side}${bottom}L${left + 1} 100L${left - 0.5} 60Z`
}

/** A string of cash hanging down from (x, y): `count` coins seen edge-on. */
export function cash(x: number, y: number, count: number, ink: string): Ink {
  const coins = Array.from({ length: count }, (_, at) => `M${x - 3} ${y + at * 2.4}h6`)
  return line(coins.join(''), ink, 1.6) + line(`M${x} ${y - 3}v${count * 2.4 + 5}`, ink, 0.8)
}

/** Columns of print too small to read. */
export function smallPrint(
  x: number,
  y: number,
  columns: number,
  height: number,
  ink: string,
): Ink {
  const lines = Array.from(
    { length: columns },
    (_, at) => `M${x + at * 5} ${y}v${height - (at % 3) * 5}`,
  )
  return line(lines.join(''), ink, 2.2, { 'stroke-dasharray': '2.6 1.2', opacity: 0.85 })
}
