import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Circling, Outcry, Own, Settlement, Stage, Taking, View } from '../protocol/modern_art'
import type { Answer, RoomView } from '../protocol/room'
import { learn, speak } from '../words'
import { NOTHING } from './choice'
import { ANN, BOB, CAT, DAN, givenModel, givenSale, givenTable, may, span } from './fixtures'
import type { Move } from './moves'
import SaleEnd from './SaleEnd.svelte'
import Settled from './Settled.svelte'
import AskingScene from './stages/Asking.svelte'
import CirclingScene from './stages/Circling.svelte'
import OutcryScene from './stages/Outcry.svelte'
import OverScene from './stages/Over.svelte'
import PricingScene from './stages/Pricing.svelte'
import SealingScene from './stages/Sealing.svelte'
import TakingScene from './stages/Taking.svelte'
import Table from './Table.svelte'
import { modernArtWords } from './words'

const sale = givenSale()
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const bid = (least: number, most = 100) => may('Bid', { amount: span(least, most) })

beforeAll(() => learn(modernArtWords))
beforeEach(async () => {
  await speak('en')
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})

describe('an open auction', () => {
  const stage: Outcry = {
    is: 'Outcry',
    sale,
    bids: [{ seat: CAT, amount: 12 }],
    least: 13,
    quiet: [DAN],
    going: 0,
  }

  test('is bid in, left and hammered for this lot and this price', async () => {
    const played: Move[] = []
    const options = [bid(13), may('NoMore', { high: [12] }), may('Hammer', { high: [12] })]
    const model = givenModel(givenTable(stage), { seat: BOB, options, played })
    render(OutcryScene, { model, stage })
    await userEvent.click(button('+5'))
    await userEvent.click(button('Bid 17'))
    await userEvent.click(button('Out at 12'))
    await userEvent.click(button('Sell for 12'))
    expect(played).toEqual([
      { is: 'Bid', lot: 7, amount: 17 },
      { is: 'NoMore', lot: 7, high: 12 },
      { is: 'Hammer', lot: 7, high: 12 },
    ])
    expect(screen.getByText('Out: Dan')).toBeVisible()
  })

  test('asks once more before a bid above what the bank can pay (B-25)', async () => {
    const played: Move[] = []
    const model = givenModel(givenTable(stage), { options: [bid(13)], played })
    render(OutcryScene, { model, stage })
    const box = screen.getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '51{Enter}')
    expect(played).toEqual([])
    expect(screen.getByText('Really bid 51 gold?')).toBeInTheDocument()
    await userEvent.click(screen.getAllByText('Bid 51').at(-1) as HTMLElement)
    expect(played).toEqual([{ is: 'Bid', lot: 7, amount: 51 }])
  })

  test('shows going once and twice, and no hammer before it', async () => {
    const { rerender } = render(OutcryScene, { model: givenModel(givenTable(stage)), stage })
    expect(screen.queryByText('going once')).toBeNull()
    const going = { ...stage, going: 2 }
    await rerender({ model: givenModel(givenTable(going)), stage: going })
    expect(screen.getByText('going twice')).toHaveClass('called')
    expect(screen.getByText('third time')).not.toHaveClass('called')
  })
})

describe('once around', () => {
  const stage: Circling = {
    is: 'Circling',
    sale,
    order: [CAT, DAN, ANN, BOB],
    said: [{ seat: CAT, amount: 9 }],
    high: { seat: CAT, amount: 9 },
    least: 10,
    speaker: ANN,
  }

  test('one who is asked bids or passes', async () => {
    const played: Move[] = []
    const model = givenModel(givenTable(stage), { options: [bid(10), may('Pass')], played })
    render(CirclingScene, { model, stage })
    await userEvent.click(button('Pass'))
    expect(played).toEqual([{ is: 'Pass', lot: 7 }])
    expect(button('Bid 10')).toBeEnabled()
  })

  test('one who cannot pay is asked all the same, and alone sees why (MA-29)', () => {
    const model = givenModel(givenTable(stage), { options: [may('Pass')] })
    render(CirclingScene, { model, stage })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(button('Pass')).toBeEnabled()
  })

  test('the host, last, sells to the highest by name', () => {
    const last = { ...stage, speaker: BOB }
    const model = givenModel(givenTable(last), { seat: BOB, options: [may('Pass')] })
    render(CirclingScene, { model, stage: last })
    expect(button('Sell to Cat for 9')).toBeEnabled()
  })
})

describe('a fixed price', () => {
  test('of 0 is asked about once more (MA-20)', async () => {
    const stage: Stage = { is: 'Pricing', sale }
    const played: Move[] = []
    const options = [may('NamePrice', { price: span(0, 60) })]
    render(PricingScene, {
      model: givenModel(givenTable(stage), { seat: BOB, options, played }),
      stage,
    })
    await userEvent.click(button('Ask 0'))
    expect(played).toEqual([])
    expect(screen.getByText(/for free/)).toBeInTheDocument()
    await userEvent.click(button('20'))
    await userEvent.click(button('Ask 20'))
    expect(played).toEqual([{ is: 'NamePrice', lot: 7, price: 20 }])
  })

  test('is taken or left, with the amount in the button', async () => {
    const stage: Taking = {
      is: 'Taking',
      sale,
      price: 20,
      order: [CAT, DAN, ANN],
      left: [CAT],
      speaker: ANN,
    }
    const played: Move[] = []
    const options = [may('Take'), may('Leave')]
    render(TakingScene, { model: givenModel(givenTable(stage), { options, played }), stage })
    await userEvent.click(button('Take it for 20'))
    await userEvent.click(button('Leave it'))
    expect(played.map(move => move.is)).toEqual(['Take', 'Leave'])
  })
})

describe('sealed bids', () => {
  const stage = { is: 'Sealing' as const, sale, sent: [CAT] }

  test('are written, 0 too, and kept for oneself', async () => {
    const played: Move[] = []
    const options = [may('BidSealed', { amount: span(0, 100) })]
    render(SealingScene, { model: givenModel(givenTable(stage), { options, played }), stage })
    await userEvent.click(button('Seal 0'))
    expect(played).toEqual([{ is: 'BidSealed', lot: 7, amount: 0 }])
  })

  test('show nothing but who has sent one', () => {
    const own = { submitted: 33 }
    const { unmount } = render(SealingScene, {
      model: givenModel(givenTable(stage), { own }),
      stage,
    })
    expect(screen.getByText('33')).toBeVisible()
    unmount()
    render(SealingScene, { model: givenModel(givenTable(stage), { seat: null }), stage })
    expect(screen.getAllByText('thinking')).toHaveLength(3)
    expect(screen.getAllByText('sealed')).toHaveLength(1)
  })

  test('are opened together, with the rule for a tie (MA-25)', () => {
    const calls = [15, 15, 9, 0].map((amount, seat) => ({ seat, amount }))
    const outcome = {
      sale,
      buyer: BOB,
      price: 15,
      shares: [{ to: null, amount: 15 }],
      calls,
    }
    render(SaleEnd, { model: givenModel(givenTable(stage)), outcome })
    expect(screen.getByText('Bob buys it in for 15 gold')).toBeVisible()
    expect(screen.getByText('to the bank')).toBeVisible()
    expect(screen.getByText(/the auctioneer comes first/)).toBeVisible()
  })
})

test('a lone Double: one who has a match chooses it, one who has none can only decline', () => {
  const stage: Stage = {
    is: 'Asking',
    sale: givenSale({ paintings: [23], way: 'double' }),
    order: [CAT, DAN, ANN],
    declined: [CAT],
    speaker: ANN,
  }
  const join = [may('Join', { painting: [12] }), may('Decline')]
  const { unmount } = render(AskingScene, {
    model: givenModel(givenTable(stage), { options: join }),
    stage,
    choice: { first: 12, second: null },
  })
  expect(button('Add “Waves at Dawn”, Open')).toBeEnabled()
  unmount()
  const model = givenModel(givenTable(stage), { options: [may('Decline')] })
  render(AskingScene, { model, stage, choice: NOTHING })
  expect(screen.queryByRole('button', { name: /Add “|bright/ })).toBeNull()
  expect(button('Add none')).toBeEnabled()
})

test('a joint price is shown share by share (MA-16)', () => {
  const outcome = {
    sale: givenSale({ host: CAT, partner: ANN, paintings: [23, 12], way: 'open' as const }),
    buyer: DAN,
    price: 27,
    shares: [
      { to: ANN, amount: 13 },
      { to: CAT, amount: 14 },
    ],
    calls: [],
  }
  const model = givenModel(givenTable({ is: 'Offering', lot: 8, seat: DAN }))
  render(SaleEnd, { model, outcome })
  expect(screen.getByText('Dan buys it for 27 gold')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(line => line.textContent)).toEqual([
    expect.stringMatching(/to Ann.*13/s),
    expect.stringMatching(/to Cat.*14/s),
  ])
})

const settlement: Settlement = {
  round: 2,
  ender: BOB,
  ending: [60],
  counts: [0, 2, 3, 0, 5],
  tokens: [0, 10, 20, 0, 30],
  values: [0, 10, 40, 0, 30],
  sold: [[25, 26, 12], [], [0], []],
  paid: [90, 0, 0, 0],
}

test('a settlement can be followed: places, earlier tokens, every seat’s sum', () => {
  const model = givenModel(givenTable({ is: 'Offering', lot: 9, seat: CAT }))
  render(Settled, { model, settlement })
  const rows = screen.getAllByRole('row').map(row => row.textContent?.replace(/\s+/g, ' '))
  expect(rows[3]).toMatch(/Christin P\..*3.*No\. 2.*20.*\+ 20.*40/)
  expect(rows[1]).toMatch(/Lite Metal.*none.*–.*\+ 30.*0/)
  const sums = screen.getAllByRole('listitem').map(line => line.textContent?.replace(/\s+/g, ' '))
  expect(sums[0]).toMatch(/Ann.*1 × 10.*2 × 40.*\+90/)
  expect(sums[2]).toMatch(/Cat.*1 × 0/)
})

test('the final ranking opens to how the money came about', () => {
  const score = { seat: CAT, place: 1, money: 214, spent: 86, earned: 90, banked: [40, 0, 70, 0] }
  const stage = { is: 'Over' as const, ranking: [score] }
  render(OverScene, { model: givenModel(givenTable(stage)), stage })
  const figures = screen
    .getByText('Earned by selling', { selector: 'section > dl dt' })
    .closest('dl')
  expect(figures).toHaveTextContent(/\+90.*From the bank \+110.*−86/)
  expect(screen.getByText('From the bank, round 3')).toBeVisible()
})

describe('the whole table', () => {
  const room = {
    chairs: [],
    playing: { chairs: [0, 1, 2, 3], due: null, log: [], told: 0, kept: [] },
  } as unknown as RoomView
  const own: Own = { hand: [12, 17, 23, 0], money: 61, submitted: null }
  const offering: Stage = { is: 'Offering', lot: 7, seat: ANN }
  const options = [
    may('PutUp', { painting: [0, 12, 17, 23], second: [null] }),
    may('PutUp', { painting: [23], second: [12, 17] }),
  ]
  const answer: Answer = { is: 'answer', id: '', error: null, numbers: {} }
  const shown = (view: View, play: (move: Move) => Promise<Answer> = async () => answer) => ({
    room,
    view,
    play,
    now: () => 0,
    animate: false,
  })
  const mine: View = { seat: ANN, table: givenTable(offering), own, options }
  const hands = () =>
    screen.queryAllByRole('button', { name: /^(Yoko|Lite Metal), “/ }).map(card => card.textContent)

  test('a Double and its second are tapped in the hand and put up together', async () => {
    const played: Move[] = []
    const play = async (move: Move) => {
      played.push(move)
      return answer
    }
    render(Table, shown(mine, play))
    expect(button('Choose a card to sell')).toBeDisabled()
    await userEvent.click(button(/“Bamboo in Autumn”, Double|Yoko, .*Double/))
    expect(button('Alone; ask the others')).toBeEnabled()
    await userEvent.click(button(/Yoko, “Waves at Dawn”, Open auction/))
    await userEvent.click(button('Auction both, Open'))
    expect(played).toEqual([{ is: 'PutUp', lot: 7, painting: 23, second: 12 }])
  })

  test('one’s own money is shown to oneself, and to no spectator', () => {
    const { unmount } = render(Table, shown(mine))
    expect(screen.getByText('61')).toBeVisible()
    expect(hands().length).toBeGreaterThan(3)
    unmount()
    render(Table, shown({ seat: null, table: givenTable(offering), own: null, options: [] }))
    expect(screen.queryByText('61')).toBeNull()
    expect(hands()).toEqual([])
  })

  test('a settled round opens nothing over the table by itself', async () => {
    const { container, rerender } = render(Table, shown(mine))
    const table = givenTable(offering, { round: 3, settlements: [settlement] })
    await rerender(shown({ ...mine, table }))
    expect(container.querySelector('dialog[open], .sheet')).toBeNull()
  })

  test('has nothing a screen reader could stumble over', async () => {
    const { container } = render(Table, shown(mine))
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
  })
})
