import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { learn, speak } from '../../words'
import { tycoonWords } from '../words'
import Card from './Card.svelte'
import CardBack from './CardBack.svelte'

beforeAll(() => learn(tycoonWords))
beforeEach(() => speak('en'))

test('a card says its era, name, stars and worth', () => {
  render(Card, { card: 0 })
  const card = screen.getByRole('img', { name: /Spade Coin/ })
  expect(card).toHaveAccessibleName('Spade Coin (Warring States), 1 star, worth 10')
})

test('a red card says that it is red', () => {
  render(Card, { card: 17 })
  expect(screen.getByRole('img', { name: /Red card/ })).toHaveAccessibleName(/Imperial Jade Seal/)
})

test('a card that can be chosen is a button and says whether it is chosen', async () => {
  const onclick = vi.fn()
  render(Card, { card: 3, onclick, selected: true })
  const card = screen.getByRole('button', { name: /Lotus and Crane Vessel/ })
  expect(card).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(card)
  expect(onclick).toHaveBeenCalledOnce()
})

test('a face-down card tells nothing but where it lies', () => {
  render(CardBack, { label: 'Lot 2' })
  expect(screen.getByRole('img')).toHaveAccessibleName('Face-down card · Lot 2')
})

test('changing the language changes a card on the table', async () => {
  render(Card, { card: 80 })
  await speak('zh-Hans')
  expect(await screen.findByRole('img', { name: /翠玉白菜/ })).toBeVisible()
})
