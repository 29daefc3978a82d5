import { box, dot, fill, glow, group, type Ink, line, oval, times } from '../../art/ink'
import type { Crew } from '../pieces'
import { CREWS } from '../pieces'
import { picture } from './picture'
import { drawStone } from './stones'

const INK = '#2b1c14'
const GOLD = '#d9a93f'
const RED = '#a3281b'
const SEA = '#2c6c8a'
const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

const DRAWINGS: Readonly<Record<Crew, () => Ink>> = {
  governor,
  mate,
  lookout,
  envoy,
  smuggler,
  pirate,
  boatswain,
  pilot,
  notary,
  harbourmaster,
}

/** The drawing on each event card as an image address. */
export const CREW_ART = Object.fromEntries(
  CREWS.map(crew => [crew, picture(64, 64, DRAWINGS[crew]())]),
) as Readonly<Record<Crew, string>>

function stone(gem: 0 | 1 | 2 | 3 | 4, x: number, y: number, scale: number): Ink {
  return group(drawStone(gem), { transform: `translate(${x} ${y}) scale(${scale})` })
}

/** A plumed hat before a turning wind: the market changes. */
function governor(): Ink {
  return [
    line('M8 44a25 25 0 0 1 8-30M56 20a25 25 0 0 1-8 30', SEA, 3.4, ROUND),
    fill('M12 8l9 3-7 7zM52 56l-9-3 7-7z', SEA),
    fill('M8 38q8-22 24-22t24 22q-12-6-24-6T8 38z', '#1f3350', {
      stroke: INK,
      'stroke-width': 1.6,
    }),
    line('M10 36q10-5 22-5t22 5', GOLD, 2.4),
    fill('M32 24q14-18 24-10-12 2-20 14z', '#f4ead2', { stroke: INK, 'stroke-width': 1.2 }),
    dot(32, 25, 4, RED, { stroke: GOLD, 'stroke-width': 1.6 }),
    fill('M18 40q14-5 28 0-2 12-14 14-12-2-14-14z', '#e5b98f', {
      stroke: INK,
      'stroke-width': 1.4,
    }),
    line('M25 45h3M36 45h3M27 50q5 3 10 0', INK, 1.6, ROUND),
  ].join('')
}

/** A speaking trumpet and an arrow upwards. */
function mate(): Ink {
  return [
    fill('M6 34 34 18v34L6 42z', GOLD, { stroke: INK, 'stroke-width': 1.8 }),
    fill('M34 16q7 0 7 19t-7 19q4-19 0-38z', '#f3d98a', { stroke: INK, 'stroke-width': 1.8 }),
    fill('M10 42h8l3 12h-8z', '#8a5a2c', { stroke: INK, 'stroke-width': 1.4 }),
    fill('M52 36V22h-6l9-13 9 13h-6v14z', '#2d6246', { stroke: INK, 'stroke-width': 1.2 }),
  ].join('')
}

/** A spyglass and an arrow downwards. */
function lookout(): Ink {
  return [
    fill('M4 40 24 28l5 9L9 49z', '#8a5a2c', { stroke: INK, 'stroke-width': 1.6 }),
    fill('M23 27 40 17l6 11-17 10z', '#b8793d', { stroke: INK, 'stroke-width': 1.6 }),
    fill('M39 15l8-5 8 14-8 5z', GOLD, { stroke: INK, 'stroke-width': 1.6 }),
    fill('M46 36v12h-6l9 13 9-13h-6V36z', RED, { stroke: INK, 'stroke-width': 1.2 }),
  ].join('')
}

/** A purse with a star: a bonus is raised. */
function envoy(): Ink {
  return [
    fill('M20 22q-18 34 12 36 30-2 12-36z', '#7b2c60', { stroke: INK, 'stroke-width': 1.8 }),
    fill('M18 10q14 6 28 0l-4 12H22z', '#a24b85', { stroke: INK, 'stroke-width': 1.8 }),
    line('M19 23h26', GOLD, 3.4, ROUND),
    fill('M32 29l3.4 7 7.6 1-5.6 5.4 1.4 7.6-6.8-3.7-6.8 3.7 1.4-7.6L21 37l7.6-1z', '#f6d77c', {
      stroke: INK,
      'stroke-width': 1.2,
    }),
  ].join('')
}

/** A barrel with a gem inside it. */
function smuggler(): Ink {
  return [
    fill('M12 26h40q5 16-2 32H14q-7-16-2-32z', '#7a4a26', { stroke: INK, 'stroke-width': 1.8 }),
    line('M10 36h44M11 50h42', '#3a2a1c', 3),
    line('M24 27q-4 15 0 30M40 27q4 15 0 30', '#4d2d15', 1.4),
    stone(3, 18, 2, 0.44),
    stone(1, 30, 6, 0.34),
    fill('M8 24h48v6H8z', '#9a6337', { stroke: INK, 'stroke-width': 1.6 }),
  ].join('')
}

/** A skull over two cutlasses. */
function pirate(): Ink {
  return [
    line('M8 54Q34 44 56 12M56 54Q30 44 8 12', '#8a929a', 4.4, ROUND),
    line('M8 54Q34 44 56 12M56 54Q30 44 8 12', '#dfe5ea', 1.6, ROUND),
    line('M6 48l8 10M58 48l-8 10', GOLD, 4, ROUND),
    fill('M16 26q0-16 16-16t16 16q0 10-7 13v7H23v-7q-7-3-7-13z', '#f4ead2', {
      stroke: INK,
      'stroke-width': 1.8,
    }),
    oval(25.5, 28, 4, 5, INK),
    oval(38.5, 28, 4, 5, INK),
    fill('M32 33l3 5h-6z', INK),
    line('M28 41v5M32 41v5M36 41v5', INK, 1.4),
    fill('M14 20q18-10 36 0l-2-8q-16-8-32 0z', RED, { stroke: INK, 'stroke-width': 1.4 }),
  ].join('')
}

/** Two arrows that change places, with a stone for each. */
function boatswain(): Ink {
  return [
    line('M12 26q4-16 22-14M52 38q-4 16-22 14', '#8a5a2c', 5, ROUND),
    line('M12 26q4-16 22-14M52 38q-4 16-22 14', '#d8b07a', 1.8, { 'stroke-dasharray': '3 3' }),
    fill('M33 4l12 8-11 8zM31 60l-12-8 11-8z', '#8a5a2c'),
    stone(2, 4, 30, 0.4),
    stone(4, 36, 12, 0.4),
  ].join('')
}

/** A ship's wheel with an eye for a hub: what comes next is seen. */
function pilot(): Ink {
  const spokes = times(8, at => {
    const turn = (at / 8) * 2 * Math.PI
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    return `M${(32 + x * 12).toFixed(1)} ${(32 + y * 12).toFixed(1)}L${(32 + x * 29).toFixed(1)} ${(32 + y * 29).toFixed(1)}`
  })
  return [
    line(spokes.join(''), '#6b4020', 4.4, ROUND),
    dot(32, 32, 20, 'none', { stroke: '#8a5a2c', 'stroke-width': 5 }),
    dot(32, 32, 20, 'none', { stroke: GOLD, 'stroke-width': 1.2 }),
    fill('M16 32q16-16 32 0-16 16-32 0z', '#fffaf0', { stroke: INK, 'stroke-width': 1.8 }),
    dot(32, 32, 6.4, SEA),
    dot(32, 32, 2.8, INK),
  ].join('')
}

/** A deed with a quill and a seal. */
function notary(): Ink {
  return [
    fill('M12 8h34l6 6v42H12z', '#f8efdc', { stroke: INK, 'stroke-width': 1.8 }),
    line('M19 18h22M19 25h24M19 32h18M19 39h12', '#8d7248', 1.8, ROUND),
    fill('M62 6Q44 18 34 44l4 2Q52 30 62 6z', '#dfe9f2', { stroke: INK, 'stroke-width': 1.4 }),
    fill('M42 50l-4 11 6-3 6 3-4-11z', '#7c1d13'),
    dot(43, 47, 8, RED, { stroke: '#6d160d', 'stroke-width': 1.6 }),
    line('M39 47l3 3 5-6', '#fff6ea', 2, ROUND),
  ].join('')
}

/** An anchor behind a chain and a lock. */
function harbourmaster(): Ink {
  const links = times(6, at =>
    oval(6 + at * 10.4, 36, 6.4, 4, 'none', { stroke: '#5d6872', 'stroke-width': 2.6 }),
  )
  return [
    glow('g', ['#5a7f94', '#2c4a5c']),
    line('M32 14v42M18 22h28M12 42q4 16 20 16t20-16', 'url(#g)', 4.6, ROUND),
    dot(32, 10, 5, 'none', { stroke: '#3d6478', 'stroke-width': 3.4 }),
    links.join(''),
    line('M26 32v-5q0-6 6-6t6 6v5', '#3a2a1c', 3),
    box(22, 31, 20, 16, GOLD, { rx: 3, stroke: INK, 'stroke-width': 1.8 }),
    dot(32, 38, 2.4, INK),
    line('M32 38v4', INK, 2.4, ROUND),
  ].join('')
}
