import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { May, Outcry, Sealing, Selling, TradeAsked, WishAsked } from '../protocol/tycoon'
import { table as roomOf } from '../room/fixtures'
import { learn, speak } from '../words'
import { Choice } from './choice.svelte'
import { ANN, BOB, CAT, givenModel, givenOwn, givenTable } from './fixtures'
import type { Move } from './moves'
import OutcomePanel from './OutcomePanel.svelte'
import SellDialog from './SellDialog.svelte'
import OutcryScene from './stages/Outcry.svelte'
import SealingScene from './stages/Sealing.svelte'
import SellingScene from './stages/Selling.svelte'
import TradeAskedScene from './stages/TradeAsked.svelte'
import WishAskedScene from './stages/WishAsked.svelte'
import { changeOf } from './sums'
import { tycoonWords } from './words'

const COIN = 36
const VESSEL = 39
const TERMS = {
  changes: [1, 2, 3, 4, 5, 6].map(face => changeOf(1, face)),
  of_100: 100,
  tax_percent: 0,
}
const span = (least: number, most = 9999) => ({ is: 'Span' as const, least, most, step: 1 })
const bidMay = (least: number): May => ({ move: 'Bid', fields: { lot: [5], amount: span(least) } })
const noMoreMay = (high: number): May => ({ move: 'NoMore', fields: { lot: [5], high: [high] } })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const buttons = () => screen.getAllByRole('button').map(one => one.textContent?.trim())

beforeAll(() => learn(tycoonWords))
beforeEach(async () => {
  await speak('en')
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})

describe('an open auction', () => {
  const stage: Outcry = {
    is: 'Outcry',
    lot: 5,
    card: COIN,
    bidders: [ANN, BOB, CAT],
    bids: [{ seat: BOB, amount: 7 }],
    least: 9,
    quiet: [],
  }
  const own = givenOwn({ terms: TERMS })

  test('shows what a bid may really cost, and sends it for this lot', async () => {
    const played: Move[] = []
    const model = givenModel(givenTable(stage), { own, options: [bidMay(9), noMoreMay(7)], played })
    render(OutcryScene, { model, stage })
    expect(screen.getByText('You would pay 6–12 gold')).toBeVisible()
    await userEvent.click(button('+5'))
    await userEvent.click(button('Bid 12 gold'))
    await userEvent.click(button('Out at 7'))
    expect(played).toEqual([
      { is: 'Bid', lot: 5, amount: 12 },
      { is: 'NoMore', lot: 5, high: 7 },
    ])
  })

  test('asks once more before a bid far above the value (B-25)', async () => {
    const played: Move[] = []
    const model = givenModel(givenTable(stage), { own, options: [bidMay(9)], played })
    render(OutcryScene, { model, stage })
    const box = screen.getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '90{Enter}')
    expect(played).toEqual([])
    expect(screen.getByText('Really bid 90 gold?')).toBeInTheDocument()
  })

  test('warns when faces cost more than one has', () => {
    const table = givenTable(stage)
    table.collectors[ANN] = { gold: 10, cards: 0, reds: [], banned: 0 }
    render(OutcryScene, { model: givenModel(table, { own, options: [bidMay(9)] }), stage })
    expect(screen.getByRole('status')).toHaveTextContent('2 of 6 faces')
  })

  test('offers nothing to a spectator', () => {
    render(OutcryScene, { model: givenModel(givenTable(stage), { seat: null }), stage })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('7')).toBeVisible()
  })

  test('tells a banned collector why there is nothing to do', () => {
    const banned = { ...stage, bidders: [BOB, CAT] }
    render(OutcryScene, { model: givenModel(givenTable(banned)), stage: banned })
    expect(screen.getByText(/You are banned/)).toBeVisible()
  })
})

describe('a sealed auction', () => {
  const stage: Sealing = {
    is: 'Sealing',
    lot: 5,
    card: COIN,
    attempt: 1,
    bidders: [ANN, BOB],
    sent: [],
    earlier: [
      [
        { seat: ANN, amount: 30 },
        { seat: BOB, amount: 30 },
        { seat: CAT, amount: 0 },
      ],
    ],
  }
  const may: May = { move: 'BidSealed', fields: { lot: [5], attempt: [1], amount: span(0) } }

  test('gives up with a button of its own, and says what was opened before', async () => {
    const played: Move[] = []
    render(SealingScene, {
      model: givenModel(givenTable(stage), { options: [may], played }),
      stage,
    })
    expect(button('Bid')).toBeDisabled()
    await userEvent.click(button('20'))
    await userEvent.click(button('Seal 20 gold'))
    await userEvent.click(button('Give up'))
    expect(played).toEqual([
      { is: 'BidSealed', lot: 5, attempt: 1, amount: 20 },
      { is: 'BidSealed', lot: 5, attempt: 1, amount: 0 },
    ])
    expect(screen.getByText('Only those tied: Ann, Bob')).toBeVisible()
    expect(screen.getByText('gave up')).toBeVisible()
  })

  test('shows the own bid once it is sent', () => {
    const own = givenOwn({ submitted: 33 })
    const sent = { ...stage, sent: [ANN] }
    render(SealingScene, { model: givenModel(givenTable(sent), { own }), stage: sent })
    expect(screen.getByText('33')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('a selling window', () => {
  const stage: Selling = { is: 'Selling', window: 5, ready: [], closer: ANN }
  const fixed = { window: [5] }
  const sell: May = {
    move: 'Sell',
    fields: {
      ...fixed,
      cards: { is: 'Some', among: [COIN, COIN + 1, VESSEL], least: 1, most: 3 },
      bonuses: [[10, 10, 20, 20]],
    },
  }
  const own = givenOwn({ ladder: [[11, 10], [22], [], []] })

  function chosen(): Choice {
    const choice = new Choice()
    choice.mode = 'sell'
    for (const card of [COIN, COIN + 1, VESSEL]) choice.toggle(card)
    return choice
  }

  test.each([
    [['SayReady'], ['I am ready']],
    [['TakeReadyBack'], ['Not ready yet']],
    [
      ['CloseWindow', 'TakeReadyBack'],
      ['Not ready yet', 'Close the window'],
    ],
  ])('with %j has the buttons %j', (moves, words) => {
    const options = moves.map(move => ({ move, fields: fixed }))
    const model = givenModel(givenTable(stage), { options })
    render(SellingScene, { model, stage, choice: new Choice() })
    expect(buttons()).toEqual(words)
  })

  test('asks nothing of a seat that a bot keeps (R-16)', () => {
    const kept = roomOf({ kept: [{ seat: ANN, why: 'slow' }] })
    const options = [{ move: 'Ready', fields: fixed }]
    const model = { ...givenModel(givenTable(stage), { options }), room: kept }
    const { container } = render(SellingScene, { model, stage, choice: new Choice() })
    expect(container.querySelector('.act')).toBeNull()
  })

  test('sums up falling prices and shows each before the sale (TY-13)', async () => {
    const played: Move[] = []
    const model = givenModel(givenTable(stage), { own, options: [sell], played })
    render(SellDialog, { model, choice: chosen(), open: true })
    const lines = screen.getAllByRole('listitem', { hidden: true }).map(line => line.textContent)
    expect(lines.map(line => /\+\d+/.exec(line ?? '')?.[0])).toEqual(['+11', '+10', '+22'])
    await userEvent.click(screen.getByRole('button', { name: 'Sell for 43 gold', hidden: true }))
    expect(played).toEqual([
      { is: 'Sell', window: 5, cards: [COIN, COIN, VESSEL], bonuses: [10, 10, 20, 20] },
    ])
  })

  test('does not sell at a price one has not seen (TY-14)', async () => {
    const choice = chosen()
    const before = givenModel(givenTable(stage), { own, options: [sell] })
    const { rerender } = render(SellDialog, { model: before, choice, open: true })
    const moved = givenTable(stage, { bonuses: [0, 10, 20, 20] })
    const lower = givenOwn({ ladder: [[10, 9], [22], [], []] })
    await rerender({ model: givenModel(moved, { own: lower, options: [sell] }) })
    expect(screen.getByText(/the price has moved/)).toBeInTheDocument()
    const accept = { name: 'Accept the new price, 41', hidden: true }
    await userEvent.click(screen.getByRole('button', accept))
    expect(screen.getByRole('button', { name: 'Sell for 41 gold', hidden: true })).toBeEnabled()
  })
})

describe('private trade', () => {
  const wish: WishAsked = { is: 'WishAsked', seat: BOB, title: 19, gold: 51, answered: [] }
  const answers = (sells: boolean[]): May => ({
    move: 'AnswerWish',
    fields: { round: [2], sells },
  })

  test('a holder sees the red tax and what is kept, and may sell (R-11)', async () => {
    const played: Move[] = []
    const options = [answers([true, false])]
    render(WishAskedScene, {
      model: givenModel(givenTable(wish), { options, played }),
      stage: wish,
    })
    await userEvent.click(button('Sell, get 40 gold'))
    expect(played).toEqual([{ is: 'AnswerWish', round: 2, sells: true }])
    expect(screen.getByText('140 gold')).toBeVisible()
  })

  test('one who does not hold the card can only say so', () => {
    const model = givenModel(givenTable(wish), { options: [answers([false])] })
    render(WishAskedScene, { model, stage: wish })
    expect(screen.queryByRole('button', { name: /Sell/ })).toBeNull()
    expect(button('I have none')).toBeEnabled()
  })

  const trade: TradeAsked = {
    is: 'TradeAsked',
    seat: BOB,
    to: ANN,
    gold: 20,
    red: null,
    asks_card: false,
    asks_red: null,
  }

  test('the two see the whole trade with both balances, others a neutral line (TY-65)', () => {
    const offered = { seat: BOB, to: ANN, card: VESSEL, gold: 20, title: null, tax: 0 }
    const own = givenOwn({ trade: offered })
    const may: May = { move: 'AnswerTrade', fields: { round: [2], agrees: [true, false] } }
    const { unmount } = render(TradeAskedScene, {
      model: givenModel(givenTable(trade), { own, options: [may] }),
      stage: trade,
    })
    expect(button('Agree, pay 20 gold')).toBeEnabled()
    expect(screen.getByText('120 gold')).toBeVisible()
    expect(screen.getByText('80 gold')).toBeVisible()
    unmount()
    render(TradeAskedScene, { model: givenModel(givenTable(trade), { seat: CAT }), stage: trade })
    expect(screen.getByText(/Only the two know/)).toBeVisible()
    expect(screen.queryByText('80 gold')).toBeNull()
  })
})

test('an outcome names who failed, who took over, and each sum (B-15)', () => {
  const sum = { bid: 60, change: -4, base: 56, discounted: 56, tax: 0, pay: 56 }
  const outcome = {
    lot: 4,
    card: 44,
    way: 'open' as const,
    face: 4,
    attempts: [
      { seat: ANN, sum, paid: false },
      { seat: BOB, sum: { ...sum, bid: 58, base: 54, discounted: 54, pay: 54 }, paid: true },
    ],
    buyer: BOB,
    sealed: [],
  }
  const model = givenModel(givenTable({ is: 'Wishing', seat: ANN }))
  render(OutcomePanel, { model, outcome })
  expect(screen.getByText('Bob wins it for 54 gold')).toBeVisible()
  expect(screen.getByText('cannot pay: banned for defaulting')).toBeVisible()
  expect(screen.getByText('Taken over by Bob')).toBeVisible()
  expect(screen.getAllByText('−4')).toHaveLength(2)
})
