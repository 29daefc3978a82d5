import { box, dot, down, el, fill, group, type Ink, line, oval, times } from '../../art/ink'
import { picture } from './picture'

/** The harbour at dusk behind the table: wide, its horizon at the middle. */
export const HARBOUR = picture(1200, 420, sky() + town() + sea() + ships() + lanterns())

function sky(): Ink {
  const stars = times(40, at =>
    dot((at * 197) % 1200, (at * 53) % 120, at % 3 ? 0.9 : 1.5, '#fff3d0', { opacity: 0.6 }),
  )
  return [
    down('sky', ['#1c1a3d', '#4a2c5a', '#a8506a', '#f0a066']),
    down('sea', ['#8a4a64', '#3d2a52', '#1b1730']),
    box(0, 0, 1200, 260, 'url(#sky)'),
    stars.join(''),
    dot(820, 236, 52, '#ffd9a0', { opacity: 0.95 }),
    dot(820, 236, 90, '#ffcf90', { opacity: 0.22 }),
    cloud(180, 150),
    cloud(560, 110),
    cloud(960, 160),
  ].join('')
}

function cloud(x: number, y: number): Ink {
  const layer = (dy: number, width: number) => oval(x + dy * 3, y + dy, width, 7, '#f7b68a')
  return group([layer(0, 110), layer(11, 80), layer(-10, 60)], { opacity: 0.22 })
}

function town(): Ink {
  const roofs = times(16, at => {
    const x = at * 30 - 10
    const top = 214 - ((at * 29) % 44)
    const roof = `M${x - 3} ${top}h32l-7-13h-18z`
    return box(x, top, 26, 260 - top, '#231a33') + fill(roof, '#33223f')
  })
  const windows = times(34, at =>
    box((at * 41) % 470, 226 + ((at * 13) % 28), 3, 4, '#ffcf78', { opacity: 0.85 }),
  )
  return roofs.join('') + windows.join('') + fill('M1010 260q60-60 190-52v52z', '#2a1d38')
}

function sea(): Ink {
  const glints = times(70, at => {
    const y = 268 + ((at * 37) % 140)
    return `M${(at * 173) % 1200} ${y}h${10 + ((at * 7) % 26)}`
  })
  const path = times(
    16,
    at => `M${820 - 14 - ((at * 29) % 40)} ${266 + at * 9}h${40 + ((at * 17) % 50)}`,
  )
  return [
    box(0, 260, 1200, 160, 'url(#sea)'),
    line(glints.join(''), '#f7c79a', 1.4, { opacity: 0.25 }),
    line(path.join(''), '#ffdca6', 2.4, { opacity: 0.55, 'stroke-linecap': 'round' }),
  ].join('')
}

function ships(): Ink {
  return ship(650, 272, 1.7, 1) + ship(1060, 284, 1.15, -1) + ship(520, 264, 0.7, 1)
}

function ship(x: number, y: number, scale: number, way: number): Ink {
  const hull = fill('M-44 0h88q-6 22-22 22h-46q-14 0-20-22z', '#170f1c')
  const masts = line('M-14 0v-66M16 0v-52M40-6l20-10', '#170f1c', 2.6)
  const sails = fill(
    'M-12-64q26 8 22 28-12-4-22 0zM-12-34q30 8 26 28-14-4-26 0zM18-50q18 8 15 24-8-4-15 0zM18-24q20 6 17 20-9-4-17 0zM-16-62q-20 26-22 52 12-6 22-4z',
    '#e9c8a4',
    { opacity: 0.78 },
  )
  return group([hull, masts, sails], {
    transform: `translate(${x} ${y}) scale(${scale * way} ${scale})`,
  })
}

function lanterns(): Ink {
  const rope = line('M0 20Q150 74 300 26T600 22T900 26T1200 18', '#120b18', 2, { opacity: 0.8 })
  const hung = times(11, at => {
    const x = 54 + at * 110
    const y = 44 + ((at * 23) % 16)
    return (
      el('circle', { cx: x, cy: y + 12, r: 30, fill: '#ffb85a', opacity: 0.16 }) +
      oval(x, y + 12, 9, 11, at % 2 ? '#d94a2e' : '#f2a33c') +
      line(
        `M${x} ${y - 6}v6M${x - 6} ${y + 1}h12M${x - 6} ${y + 23}h12M${x} ${y + 24}v7`,
        '#3a1a10',
        1.8,
      )
    )
  })
  return rope + hung.join('')
}
