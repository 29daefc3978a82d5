import { across, box, fill, glyph, group, type Ink, line, within } from '../../../art/ink'

export interface Mount {
  silk: string
  pattern: string
  paper: string
  wood: string
}

/** The window of a hanging scroll: 84 × 104 with its corner at (28, 22). */
export function hanging(mount: Mount, picture: Ink | Ink[]): Ink {
  return [
    across('w', [mount.wood, '#fff4d6', mount.wood, '#1c0f08']),
    line('M46 8 70 1 94 8', '#6b4a2a', 1.2),
    box(18, 8, 104, 132, mount.silk),
    brocade(mount.pattern, 18, 8, 104, 132),
    box(27, 21, 86, 106, '#fdf6e3'),
    box(28, 22, 84, 104, mount.paper),
    within('p', 'M28 22h84v104h-84z', picture),
    box(15, 5, 110, 5, 'url(#w)', { rx: 2 }),
    box(10, 138, 120, 7, 'url(#w)', { rx: 3.5 }),
  ].join('')
}

/** The window of an open handscroll: 100 × 94 with its corner at (20, 27). */
export function unrolled(mount: Mount, picture: Ink | Ink[]): Ink {
  return [
    across('r', [mount.silk, '#fffbe9', mount.silk, '#2e1b10']),
    box(12, 22, 116, 104, mount.silk),
    brocade(mount.pattern, 12, 22, 116, 104),
    box(20, 27, 100, 94, mount.paper),
    within('p', 'M20 27h100v94h-100z', picture),
    roller(5, mount.wood),
    roller(123, mount.wood),
  ].join('')
}

function roller(x: number, wood: string): Ink {
  return group([
    box(x + 2.5, 12, 7, 126, wood, { rx: 3 }),
    box(x, 18, 12, 114, 'url(#r)', { rx: 4 }),
    line(`M${x + 12} 22v104`, '#2e1b10', 0.8, { opacity: 0.4 }),
  ])
}

function brocade(colour: string, x: number, y: number, width: number, height: number): Ink {
  const motif = `<path d="M0 4 4 0 8 4 4 8zM4 3.2v1.6" fill="none" stroke="${colour}" stroke-width=".7"/>`
  const weave = `<pattern id="b" width="8" height="8" patternUnits="userSpaceOnUse">${motif}</pattern>`
  return weave + box(x, y, width, height, 'url(#b)', { opacity: 0.7 })
}

/** A collector's seal in red, its corner at (x, y), a letter carved into it. */
export function chop(x: number, y: number, size: number, letter = ''): Ink {
  const word = letter ? glyph(letter, x + size / 2, y + size / 2, size * 0.8, '#fff0dc') : ''
  return box(x, y, size, size, '#b3261a', { rx: 0.8, opacity: 0.92 }) + word
}

export function chopOutline(x: number, y: number, size: number): Ink {
  const half = size / 2
  return (
    line(`M${x} ${y}h${size}v${size}h${-size}z`, '#b3261a', 1.1) +
    line(`M${x + half} ${y + 1.5}v${size - 3}M${x + 2} ${y + half}h${size - 4}`, '#b3261a', 0.9)
  )
}

/** Torn or worn silk along the lower edge. */
export function aged(colour: string): Ink {
  return fill('M20 121q14-5 30-1t34-2 36 3v4H20z', colour, { opacity: 0.35 })
}
