import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../words'
import Toasts from './Toasts.svelte'
import { dismiss, TOAST_MS, toast, toasts } from './toasts.svelte'

beforeEach(() => speak('en'))
afterEach(() => {
  vi.useRealTimers()
  for (const { id } of toasts()) dismiss(id)
})

test('a refusal is announced and goes by itself', async () => {
  vi.useFakeTimers()
  render(Toasts)
  toast('At least 17', 'refusal')
  await tick()
  expect(screen.getByRole('alert')).toHaveTextContent('Refused: At least 17')
  vi.advanceTimersByTime(TOAST_MS)
  await tick()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('anybody can put a line away', async () => {
  render(Toasts)
  toast('Link copied')
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(toasts()).toEqual([])
})

test('the same line is not doubled and old lines make room', () => {
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) toast(text)
  expect(toasts().map(({ text }) => text)).toEqual(['a', 'c', 'd', 'e'])
})
