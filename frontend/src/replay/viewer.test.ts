import { configure, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyTable } from '../game'
import { load } from '../games'
import type { Sight } from '../protocol/replay'
import type { EraWorth, May, Outcome, Stage } from '../protocol/tycoon'
import { givenOwn, givenTable } from '../tycoon/fixtures'
import { eraOf } from '../tycoon/pieces'
import { learn, speak } from '../words'
import { contents, step } from './fixtures'
import { Playback } from './playback.svelte'
import Viewer from './Viewer.svelte'
import { replayWords } from './words'

const STEPS = 6
const COIN = 36
const ERA: EraWorth = {
  era: eraOf(COIN),
  cards: [COIN],
  missing: [],
  percent: 100,
  worth: 10,
  forfeited: 0,
}
const READY: May = { move: 'SayReady', fields: { window: [5], ready: [true] } }
const WINDOW: Stage = { is: 'Selling', window: 5, ready: [], closer: 0 }
const OUTCRY: Stage = {
  is: 'Outcry',
  lot: 5,
  card: COIN,
  bidders: [0, 1, 2],
  bids: [{ seat: 1, amount: 7 }],
  least: 9,
  quiet: [],
}
const STAGES = [WINDOW, WINDOW, OUTCRY, OUTCRY, WINDOW, WINDOW]
const told = contents(STEPS, { steps: STAGES.map((_, at) => said(at)) })
let pieces: AnyTable

// How fast a machine is decides no test.
configure({ asyncUtilTimeout: 30_000 })

beforeAll(async () => {
  await learn(replayWords)
  pieces = (await load('tycoon', 'table')) as AnyTable
})

beforeEach(async () => {
  await speak('en')
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URL(path, 'http://x').searchParams
    const sights = STAGES.map((_, at) => sight(at, String(query.get('eyes'))))
    return Response.json({ first: 0, sights })
  })
})

afterEach(() => vi.unstubAllGlobals())

function said(at: number) {
  const numbers = { lot: 5, seat: at % 3, gold: at + 10 }
  return step(at, { lines: at % 2 ? [{ key: 'bid-made', numbers }] : [] })
}

/** A lot that has just been sold, whose sum a living table opens. */
function ended(lot: number): Outcome {
  const sum = { bid: 12, change: 1, base: 13, discounted: 13, tax: 0, pay: 13 }
  const attempts = [{ seat: 1, sum, paid: true }]
  return { lot, card: COIN, way: 'open', face: 1, attempts, buyer: 1, sealed: [] }
}

function sight(at: number, eyes: string): Sight {
  const seat = /\d/.test(eyes) ? Number(eyes) : null
  const table = givenTable(STAGES[at] ?? WINDOW, { last: ended(at) })
  const own = givenOwn({ hand: [{ card: COIN, paid: 9, quote: 12 }], worth: [ERA], submitted: 31 })
  return {
    view: { seat, table, own: seat === null ? null : own, options: seat === null ? [] : [READY] },
    owns: eyes === 'all' ? [own, givenOwn(), own] : [],
  }
}

async function opened(at = 0): Promise<Playback> {
  const playback = new Playback(told, { step: at, eyes: 'table' })
  render(Viewer, { playback, pieces })
  await screen.findByRole('region', { name: 'Auction table' })
  return playback
}

const button = (name: string) => screen.getByRole('button', { name })
const eyes = () => screen.getByRole('combobox', { name: 'Seen by' })

describe('a replay on screen', () => {
  test('steps by buttons, which end where the game does', async () => {
    const playback = await opened()
    expect(button('One step back')).toBeDisabled()
    await userEvent.click(button('One step forward'))
    expect(playback.step).toBe(1)
    await userEvent.click(button('To the end'))
    expect(playback.step).toBe(STEPS - 1)
    expect(button('One step forward')).toBeDisabled()
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Step 6 of 6')
  })

  test('jumps by round', async () => {
    const playback = await opened()
    const rounds = screen.getByRole('combobox', { name: 'Jump to a round' })
    expect(within(rounds).getAllByRole('option')).toHaveLength(2)
    await userEvent.selectOptions(rounds, 'Round 1')
    expect(playback.step).toBe(3)
  })

  test('tells who did what and when', async () => {
    const playback = await opened(1)
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/Orchid.*0:01.*Orchid bids 11/)
    playback.go(2)
    expect(await screen.findByText('Nothing was announced at this step')).toBeVisible()
  })

  test('through the eyes of a seat one sees its hand and is asked nothing', async () => {
    await opened()
    await userEvent.selectOptions(eyes(), 'Bob')
    expect(await screen.findByRole('region', { name: 'My hand' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /ready/i })).toBeNull()
  })

  test('in an auction there is nothing to bid with', async () => {
    const playback = await opened()
    await userEvent.selectOptions(eyes(), 'Ann')
    playback.go(2)
    expect(await screen.findByText(/Orchid leads/)).toBeVisible()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    const table = within(screen.getByRole('region', { name: 'Auction table' }))
    expect(table.queryByRole('button', { name: /no more|bid/i })).toBeNull()
  })

  test('with all revealed there are all hands, sealed bids too', async () => {
    await opened()
    expect(screen.queryByRole('region', { name: 'All hands' })).toBeNull()
    await userEvent.selectOptions(eyes(), 'All revealed')
    const hands = await screen.findByRole('region', { name: 'All hands' })
    expect(await within(hands).findAllByText('Sealed bid 31')).toHaveLength(2)
    expect(within(hands).getAllByRole('img', { name: /worth \d+$/ })).toHaveLength(2)
    expect(within(hands).getByText('no cards')).toBeVisible()
  })

  test('nothing lies down over the table by itself', async () => {
    const playback = await opened(1)
    playback.go(2)
    await screen.findByText(/Orchid leads/)
    expect(screen.queryByText('Orchid wins it for 13 gold')).toBeNull()
    expect(screen.getByRole('button', { name: /Last lot/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  test('plays and pauses', async () => {
    const playback = await opened()
    await userEvent.click(button('Play'))
    expect(playback.isPlaying).toBe(true)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '8×')
    expect(playback.speed).toBe(8)
    await userEvent.click(button('Pause'))
    expect(playback.isPlaying).toBe(false)
  })
})
