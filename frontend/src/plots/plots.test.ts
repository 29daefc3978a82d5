import { readFileSync } from 'node:fs'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { pieceName as lotName } from '../gem_trader/plots'
import { gemTraderWords } from '../gem_trader/words'
import type { Chart, Step } from '../protocol/records'
import { pieceName as cardName } from '../tycoon/plots'
import { tycoonWords } from '../tycoon/words'
import { learn, speak } from '../words'
import Course from './Course.svelte'
import { roundsOf, signed, stairs, totals } from './course'
import { piecesWords } from './names'
import Plots from './Plots.svelte'
import Purchases from './Purchases.svelte'
import { nearest, roomy, scale, spanOf, ticks } from './scale'
import { lookOf, SEATS } from './seats'
import { plotsWords } from './words'

const NAMES = ['Ann', 'Bob', 'Cat']
const name = (seat: number) => NAMES[seat] ?? ''

function step(command: number, round: number, money: number[], worth = money): Step {
  return { command, round, money, worth }
}

const CHART: Chart = {
  room: 'AMBER2',
  number: 1,
  game: 'tycoon',
  names: NAMES,
  chairs: [0, 1, 2],
  steps: [
    step(0, 0, [150, 150, 150]),
    step(4, 1, [138, 150, 150], [168, 150, 150]),
    step(9, 2, [138, 90, 150], [168, 110, 150]),
    step(12, 2, [138, 90, 150], [168, 170, 150]),
  ],
  purchases: [
    { seat: 0, lot: 1, pieces: [6], paid: 12, worth: 30 },
    { seat: 1, lot: 2, pieces: [8], paid: 60, worth: 0 },
    { seat: 1, lot: null, pieces: [0], paid: 5, worth: 5 },
  ],
}

beforeAll(async () => {
  await speak('en')
  await Promise.all([learn(plotsWords), learn(tycoonWords), learn(gemTraderWords)])
})

describe('scales', () => {
  test('lead both ends of one span to those of the other', () => {
    const y = scale([0, 200], [100, 20])
    expect([y(0), y(100), y(200)]).toEqual([100, 60, 20])
    expect(scale([3, 3], [0, 9])(3)).toBe(0)
  })

  test('span all numbers and 0, debts too', () => {
    expect(spanOf([30, 150])).toEqual([0, 150])
    expect(spanOf([-40, 20])).toEqual([-40, 20])
    expect(spanOf([])).toEqual([0, 1])
  })

  test('tick at round numbers, about as many as wanted', () => {
    expect(ticks([0, 302], 5)).toEqual([0, 100, 200, 300])
    expect(ticks([-40, 95], 5)).toEqual([0, 50])
    expect(ticks([0, 1630], 5)).toEqual([0, 500, 1000, 1500])
    expect(ticks([0, 3], 5)).toEqual([0, 1, 2, 3])
  })

  test('leave room up to the next round number', () => {
    expect(roomy([0, 302], 5)).toEqual([0, 400])
    expect(roomy([-40, 95], 5)).toEqual([-50, 100])
  })

  test('find what is nearest', () => {
    expect(nearest([0, 10, 20], 14)).toBe(1)
    expect(nearest([0, 10, 20], 99)).toBe(2)
    expect(nearest([], 5)).toBe(0)
  })
})

describe('the course of a game', () => {
  test('falls into rounds; what comes before belongs to the first', () => {
    expect(roundsOf(CHART.steps)).toEqual([
      { round: 1, from: 0, last: 1 },
      { round: 2, from: 2, last: 3 },
    ])
    expect(roundsOf([])).toEqual([])
  })

  test('is drawn as stairs', () => {
    const same = (value: number) => value
    const path = stairs(CHART.steps.slice(0, 3), ({ money }) => money[1] ?? 0, same, same)
    expect(path).toBe('M0.0 150.0H1.0V150.0H2.0V90.0')
  })

  test('adds up by seat', () => {
    expect(totals(CHART)).toEqual([
      { seat: 0, count: 1, paid: 12, worth: 30 },
      { seat: 1, count: 2, paid: 65, worth: 5 },
      { seat: 2, count: 0, paid: 0, worth: 0 },
    ])
    expect([5, 0, -7].map(signed)).toEqual(['+5', '0', '−7'])
  })
})

describe('seats', () => {
  test('differ in colour, in dash and in mark (B-18)', () => {
    for (const part of ['colour', 'dash', 'mark'] as const)
      expect(new Set(SEATS.map(look => look[part])).size).toBe(6)
    expect(() => lookOf(6)).toThrow(RangeError)
  })

  test.each(['light', 'dark'])('can be told from %s paper', theme => {
    const css = readFileSync('src/styles/themes.css', 'utf8')
    const [, light = '', dark = ''] = /--panel: light-dark\((#\w{6}), (#\w{6})\)/.exec(css) ?? []
    const panel = theme === 'light' ? light : dark
    for (const { colour } of SEATS) expect(contrast(colour, panel)).toBeGreaterThanOrEqual(3)
  })
})

test('pieces are called by their names', () => {
  expect(piecesWords([0, 8], cardName)).toMatch(/^\p{L}[^,]+, \p{L}[^,]+$/u)
  expect(piecesWords([4], lotName)).toBe('auction card 5')
})

describe('on the page', () => {
  test('a line for each seat, and what it had at the place one moves to', async () => {
    const { container } = render(Course, { chart: CHART, what: 'worth', name })
    expect(container.querySelectorAll('path.line')).toHaveLength(3)
    const slide = screen.getByRole('slider')
    expect(slide).toHaveAttribute('aria-valuetext', 'Round 2, step 12, Ann 168, Bob 170, Cat 150')
    await fireEvent.input(slide, { target: { value: '1' } })
    expect(slide).toHaveAttribute('aria-valuetext', 'Round 1, step 4, Ann 168, Bob 150, Cat 150')
    expect(screen.getByText('Round 1, step 4')).toBeVisible()
  })

  test('the same as a table', () => {
    render(Course, { chart: CHART, what: 'money', name })
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ['Round', 'Ann', 'Bob', 'Cat'],
      ['1', '138', '150', '150'],
      ['2', '138', '90', '150'],
    ])
  })

  test('what was paid, one purchase after the other', async () => {
    render(Purchases, { chart: CHART, name, pieceName: cardName })
    const slide = screen.getByRole('slider')
    expect(slide.getAttribute('aria-valuetext')).toMatch(/^Lot 1: Ann bought .+ for 12, worth 30$/)
    await fireEvent.input(slide, { target: { value: '2' } })
    expect(slide.getAttribute('aria-valuetext')).toMatch(/^Private trade: Bob bought .+ for 5/)
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4)
    expect(screen.getByText('+18', { selector: 'b' })).toBeVisible()
  })

  test('a game in which nobody bought says so', () => {
    render(Purchases, { chart: { ...CHART, purchases: [] }, name, pieceName: cardName })
    expect(screen.getByText('Nobody bought anything')).toBeVisible()
  })

  test('a chart that is not there says why', async () => {
    const answer = Response.json({ error: 'no-such-replay' }, { status: 404 })
    vi.stubGlobal('fetch', async () => answer)
    render(Plots, { code: 'AMBER2', number: 9 })
    expect(await screen.findByRole('alert')).toBeVisible()
    vi.unstubAllGlobals()
  })
})

function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [light(one), light(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
