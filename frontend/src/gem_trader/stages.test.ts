import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { May, Outcome, Over, Playing, Selling, Taking } from '../protocol/gem_trader'
import { learn, speak } from '../words'
import {
  ANN,
  BOB,
  CAT,
  DAN,
  givenBidding,
  givenModel,
  givenOwn,
  givenSlot,
  givenTable,
  LOT,
  RUBY,
} from './fixtures'
import Incomes from './Incomes.svelte'
import MarketBoard from './MarketBoard.svelte'
import type { Move } from './moves'
import BiddingScene from './stages/Bidding.svelte'
import OverScene from './stages/Over.svelte'
import PlayingScene from './stages/Playing.svelte'
import SellingScene from './stages/Selling.svelte'
import TakingScene from './stages/Taking.svelte'
import { gemTraderWords } from './words'

const span = (least: number, most: number, step = 1) => ({ is: 'Span' as const, least, most, step })
const bidMay = (least: number, most = 500): May => ({
  move: 'Bid',
  fields: { lot: [LOT], amount: span(least, most, 10) },
})
const passMay: May = { move: 'Pass', fields: { lot: [LOT] } }
const button = (name: RegExp | string) => screen.getByRole('button', { name })

beforeAll(() => learn(gemTraderWords))
beforeEach(async () => {
  await speak('en')
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})

describe('the auction', () => {
  test('the opener bids and cannot pass (GT-03)', async () => {
    const played: Move[] = []
    const stage = givenBidding()
    render(BiddingScene, {
      model: givenModel(givenTable(stage), { options: [bidMay(10)], played }),
      stage,
    })
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull()
    expect(screen.getByText('No bids yet')).toBeVisible()
    await userEvent.click(button('+20'))
    await userEvent.click(button('Bid $20'))
    expect(played).toEqual([{ is: 'Bid', lot: LOT, amount: 20 }])
  })

  test('quick raises start from the highest bid; a pass names its card', async () => {
    const played: Move[] = []
    const stage = givenBidding({ bids: [{ seat: DAN, amount: 60 }], least: 70 })
    render(BiddingScene, {
      model: givenModel(givenTable(stage), { options: [bidMay(70), passMay], played }),
      stage,
    })
    await userEvent.click(button('+50'))
    await userEvent.click(button('Bid $110'))
    await userEvent.click(button('Pass'))
    expect(played).toEqual([
      { is: 'Bid', lot: LOT, amount: 110 },
      { is: 'Pass', lot: LOT },
    ])
  })

  test('a bid off the step cannot be sent, and why is said (GT-01)', async () => {
    const stage = givenBidding()
    render(BiddingScene, {
      model: givenModel(givenTable(stage), { options: [bidMay(10)] }),
      stage,
    })
    const box = screen.getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '25')
    expect(button('Bid $25')).toBeDisabled()
    expect(screen.getByText('Bids are multiples of $10')).toBeVisible()
  })

  test('a bid above the fixed price is asked once more (B-25)', async () => {
    const played: Move[] = []
    const stage = givenBidding()
    render(BiddingScene, {
      model: givenModel(givenTable(stage), { options: [bidMay(10)], played }),
      stage,
    })
    const box = screen.getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, '300{Enter}')
    expect(played).toEqual([])
    expect(screen.getByText('Really bid $300?')).toBeInTheDocument()
  })

  test('an opener without money is told of the debt (GT-04)', () => {
    const stage = givenBidding()
    const options = [bidMay(10, 10)]
    const model = givenModel(givenTable(stage), { options, own: givenOwn({ cash: 0 }) })
    render(BiddingScene, { model, stage })
    expect(screen.getByText(/the rest becomes a debt/)).toBeVisible()
  })

  test('one who has a card is told why there is nothing to do', () => {
    const stage = givenBidding({ seat: BOB, bidders: [BOB, CAT, DAN], queue: [BOB, CAT, DAN] })
    render(BiddingScene, { model: givenModel(givenTable(stage)), stage })
    expect(screen.getByText(/bid no more/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a spectator sees the circle and nothing to press', () => {
    const stage = givenBidding({ bids: [{ seat: DAN, amount: 60 }] })
    render(BiddingScene, { model: givenModel(givenTable(stage), { seat: null }), stage })
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getAllByText('$60').length).toBe(2)
  })
})

describe('the die', () => {
  const stage: Taking = { is: 'Taking', lot: LOT, seat: ANN, roll: 1, rolls: 2, face: 2, count: 2 }
  const may: May = {
    move: 'Take',
    fields: {
      lot: [LOT],
      roll: [1],
      gems: [
        [2, 0, 0, 0, 0],
        [1, 1, 0, 0, 0],
        [0, 2, 0, 0, 0],
      ],
    },
  }

  test('any mix of the right number is taken, and no more can be chosen', async () => {
    const played: Move[] = []
    render(TakingScene, { model: givenModel(givenTable(stage), { options: [may], played }), stage })
    expect(button('2 more to choose')).toBeDisabled()
    expect(button('One more: Sapphire')).toBeDisabled()
    await userEvent.click(button('One more: Ruby'))
    await userEvent.click(button('One more: Diamond'))
    expect(button('One more: Diamond')).toBeDisabled()
    await userEvent.click(button('Take 1 × Diamond, 1 × Ruby'))
    expect(played).toEqual([{ is: 'Take', lot: LOT, roll: 1, gems: [1, 1, 0, 0, 0] }])
  })

  test('what was taken for the first roll is shown with the second (GT-10)', () => {
    const rolls = [
      { face: 1, gems: [0, 0, 0, 0, 1] },
      { face: 2, gems: null },
    ]
    const table = givenTable({ ...stage, roll: 2 }, { slots: [givenSlot({ rolls })] })
    render(TakingScene, { model: givenModel(table, { seat: BOB }), stage: { ...stage, roll: 2 } })
    expect(screen.getByText('Roll 2 of 2')).toBeVisible()
    expect(screen.getByRole('img', { name: '1 × Amethyst' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Die: 2' })).toBeVisible()
  })
})

describe('event cards', () => {
  const stage: Playing = { is: 'Playing', seat: ANN, queue: [CAT] }
  const round = [2]
  const end: May = { move: 'EndTurn', fields: { round } }
  const own = givenOwn({ crews: ['mate', 'pilot', 'mate'] })
  const options: May[] = [{ move: 'TalkUp', fields: { round, gem: [0, 1, 2, 3, 4] } }, end]

  test('a card is chosen, aimed and played', async () => {
    const played: Move[] = []
    const model = givenModel(givenTable(stage), { own, options, played })
    render(PlayingScene, { model, stage })
    expect(button(/^Scout/)).toBeDisabled()
    await userEvent.click(button(/^Talk Up/))
    expect(button('Play Talk Up')).toBeDisabled()
    await userEvent.click(button('Ruby'))
    await userEvent.click(button('Talk Up → Ruby'))
    expect(played).toEqual([{ is: 'TalkUp', round: 2, gem: RUBY }])
  })

  test('the button that ends the turn says how many cards are kept', async () => {
    const played: Move[] = []
    render(PlayingScene, { model: givenModel(givenTable(stage), { own, options, played }), stage })
    await userEvent.click(button('Done, keep 3'))
    expect(played).toEqual([{ is: 'EndTurn', round: 2 }])
  })

  test('one who waits sees the order and what was played', () => {
    const table = givenTable(stage)
    table.market.played = [{ seat: ANN, crew: 'harbourmaster', gem: RUBY, other: null }]
    render(PlayingScene, { model: givenModel(table, { seat: BOB }), stage })
    const order = within(screen.getByRole('list', { name: 'Order of play' }))
    expect(order.getAllByRole('listitem').map(item => item.textContent?.trim())).toHaveLength(4)
    expect(order.getAllByText('no cards')).toHaveLength(2)
    expect(screen.getByText('Close Harbour')).toBeVisible()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('the sale', () => {
  const stage: Selling = { is: 'Selling', sellers: [ANN, BOB], sent: [] }
  const own = givenOwn({ gems: [2, 0, 1, 0, 0] })
  const sell: May = {
    move: 'Sell',
    fields: {
      round: [2],
      diamonds: span(0, 2),
      rubies: span(0, 0),
      sapphires: span(0, 1),
      emeralds: span(0, 0),
      amethysts: span(0, 0),
    },
  }
  const sold = { is: 'Sell', round: 2, rubies: 0, emeralds: 0, amethysts: 0 }

  test('what goes into the fist is shown with its money and the bonus it may win', async () => {
    const played: Move[] = []
    render(SellingScene, {
      model: givenModel(givenTable(stage), { own, options: [sell], played }),
      stage,
    })
    await userEvent.click(button('One more: Diamond'))
    await userEvent.click(button('One more: Sapphire'))
    expect(screen.getByText(/Sapphire \+\$60/)).toBeVisible()
    await userEvent.click(button('Close fist: 2 for $160'))
    expect(played).toEqual([{ ...sold, diamonds: 1, sapphires: 1 }])
  })

  test('everything goes in at once; nothing at all is asked once more (B-25)', async () => {
    const played: Move[] = []
    render(SellingScene, {
      model: givenModel(givenTable(stage), { own, options: [sell], played }),
      stage,
    })
    await userEvent.click(button('Sell nothing'))
    expect(played).toEqual([])
    expect(screen.getByText('Sell nothing this round?')).toBeInTheDocument()
    await userEvent.click(button('Put all in'))
    await userEvent.click(button('Close fist: 3 for $270'))
    expect(played).toEqual([{ ...sold, diamonds: 2, sapphires: 1 }])
  })

  test('a closed gem cannot be added', () => {
    const table = givenTable(stage)
    table.market.closed = [0]
    const closed = { ...sell, fields: { ...sell.fields, diamonds: span(0, 0) } }
    render(SellingScene, { model: givenModel(table, { own, options: [closed] }), stage })
    expect(button('One more: Diamond')).toBeDisabled()
    expect(screen.getByText('Closed')).toBeVisible()
  })

  test('a closed fist is one’s own to see and to open again', async () => {
    const played: Move[] = []
    const sent = { ...stage, sent: [ANN] }
    const back: May = { move: 'TakeSaleBack', fields: { round: [2] } }
    const mine = givenOwn({ gems: [2, 0, 1, 0, 0], sale: [2, 0, 0, 0, 0] })
    render(SellingScene, {
      model: givenModel(givenTable(sent), { own: mine, options: [back], played }),
      stage: sent,
    })
    expect(screen.getByText('In your fist: 2 × Diamond, $220 at market price')).toBeVisible()
    await userEvent.click(button('Open and choose again'))
    expect(played).toEqual([{ is: 'TakeSaleBack', round: 2 }])
  })

  test('others see a fist, not what is in it', () => {
    const sent = { ...stage, sent: [ANN] }
    render(SellingScene, { model: givenModel(givenTable(sent), { seat: null }), stage: sent })
    expect(screen.getByText('closed')).toBeVisible()
    expect(screen.queryByText(/In your fist/)).toBeNull()
  })
})

describe('the incomes', () => {
  const table = givenTable({ is: 'Playing', seat: ANN, queue: [] })
  const outcome: Outcome = {
    round: 1,
    market: table.market,
    incomes: [
      { seat: ANN, gems: [2, 1, 0, 0, 1], sale: 320, bonuses: [0, 0, 0, 0, 100], total: 420 },
      { seat: BOB, gems: [0, 0, 0, 0, 0], sale: 0, bonuses: [0, 0, 0, 0, 0], total: 0 },
    ],
  }

  test('are sums one can follow: gems by price, bonuses, and one’s own debt', () => {
    const model = givenModel(table, { own: givenOwn({ repaid: 70 }) })
    render(Incomes, { model, outcome })
    for (const words of ['2 × $110', '$220', '1 × $70', 'most Amethyst', '+$100', '+$420', '−$70'])
      expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByText('sold nothing')).toBeVisible()
  })

  test('another’s debt is not shown to anybody', () => {
    render(Incomes, { model: givenModel(table, { seat: null }), outcome })
    expect(screen.queryByText('into the debt')).toBeNull()
  })
})

test('the market shows what events have made of the card', () => {
  const { market } = givenTable(givenBidding())
  const now = {
    ...market,
    prices: [130, 70, 50, 20, 30],
    changes: [20, 0, 0, -20, 0],
    bonuses: [0, 60, 60, 0, 100],
    raises: [0, 60, 0, 0, 0],
    closed: [4],
  }
  render(MarketBoard, { printed: market.printed, now, notary: 'Bob' })
  const [diamond, ruby, sapphire, emerald, amethyst] = screen.getAllByRole('listitem')
  expect(diamond).toHaveTextContent(/\$130.*talked up.*\$110/)
  expect(ruby).toHaveTextContent(/▲.*\+\$60/)
  expect(sapphire).toHaveTextContent(/\+\$60/)
  expect(emerald).toHaveTextContent(/\$20.*talked down/)
  expect(amethyst).toHaveTextContent('Closed')
  expect(screen.getByText(/Bob wins ties/)).toBeVisible()
})

test('the final count shows cash, what was left over and the debt (GT-21)', () => {
  const stage: Over = {
    is: 'Over',
    ranking: [
      {
        seat: ANN,
        place: 1,
        cash: 640,
        gems: [1, 1, 0, 0, 1],
        crews: ['mate', 'pilot'],
        leftovers: 100,
        debt: 50,
        total: 690,
      },
    ],
  }
  render(OverScene, { model: givenModel(givenTable(stage)), stage })
  expect(screen.getByText('5 left over × $20')).toBeVisible()
  expect(screen.getAllByText('$690').length).toBe(2)
})
