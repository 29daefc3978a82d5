import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../words'
import NumberBox from './NumberBox.svelte'

const onsubmit = vi.fn()
const asked = { label: 'Bid', least: 17, most: 30, onsubmit }
const box = () => screen.getByRole('textbox', { name: 'Bid' })

async function type(text: string) {
  await userEvent.clear(box())
  await userEvent.type(box(), text)
}

beforeEach(async () => {
  onsubmit.mockClear()
  await speak('en')
})

test('it starts at the least and Enter submits it', async () => {
  render(NumberBox, asked)
  await userEvent.type(box(), '{Enter}')
  expect(onsubmit).toHaveBeenCalledExactlyOnceWith(17)
})

test('too little is refused in words and never submitted', async () => {
  render(NumberBox, asked)
  await type('16{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('At least 17')
  expect(box()).toHaveAttribute('aria-invalid', 'true')
  expect(onsubmit).not.toHaveBeenCalled()
})

test('fractions and words are refused', async () => {
  render(NumberBox, asked)
  await type('17.5{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Whole numbers only')
  expect(onsubmit).not.toHaveBeenCalled()
})

test('plus and minus stop at the bounds', async () => {
  render(NumberBox, { ...asked, step: 10 })
  expect(screen.getByRole('button', { name: 'Less by 10' })).toBeDisabled()
  const more = screen.getByRole('button', { name: 'More by 10' })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(box()).toHaveValue('30')
  expect(more).toBeDisabled()
})

test('quick buttons fill from the current high and do not submit', async () => {
  render(NumberBox, { ...asked, from: 15, adds: [2, 5, 20], sets: [20, 40] })
  await userEvent.click(screen.getByRole('button', { name: '+5' }))
  expect(box()).toHaveValue('20')
  expect(screen.getByRole('button', { name: '+20' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '40' })).toBeDisabled()
  expect(onsubmit).not.toHaveBeenCalled()
})

test('the submit button shows the amount and is off while it is not valid', async () => {
  render(NumberBox, {
    ...asked,
    action: (gold: number | null) => (gold === null ? 'Bid' : `Bid ${gold}`),
  })
  await type('25')
  await userEvent.click(screen.getByRole('button', { name: 'Bid 25' }))
  expect(onsubmit).toHaveBeenCalledExactlyOnceWith(25)
  await type('31')
  expect(screen.getByRole('button', { name: 'Bid' })).toBeDisabled()
})

test('an untouched box follows the least, a typed one keeps what was typed', async () => {
  const { rerender } = render(NumberBox, asked)
  await rerender({ least: 19 })
  expect(box()).toHaveValue('19')
  await type('20')
  await rerender({ least: 22 })
  expect(box()).toHaveValue('20')
  expect(screen.getByRole('alert')).toHaveTextContent('At least 22')
})

test('what was typed and then overtaken follows with one tap, and stays a choice', async () => {
  const { rerender } = render(NumberBox, asked)
  const raise = () => screen.queryByRole('button', { name: /^Raise to/ })
  await type('20')
  expect(raise()).toBeNull()
  await rerender({ least: 22 })
  await userEvent.click(screen.getByRole('button', { name: 'Raise to 22' }))
  expect(box()).toHaveValue('22')
  expect(raise()).toBeNull()
  expect(onsubmit).not.toHaveBeenCalled()
})

test('a bid that was made is not called too low when the price moves past it', async () => {
  const { rerender } = render(NumberBox, asked)
  await type('20{Enter}')
  await rerender({ least: 22 })
  expect(box()).toHaveValue('22')
  expect(screen.getByRole('alert')).toHaveTextContent(/^$/)
})

test('a disabled box submits nothing', async () => {
  render(NumberBox, { ...asked, disabled: true })
  expect(box()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'More by 1' })).toBeDisabled()
})
