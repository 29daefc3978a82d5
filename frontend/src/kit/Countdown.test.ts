import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../words'
import Countdown from './Countdown.svelte'
import { isUrgent, left, seconds, share } from './countdown'

describe('clock', () => {
  test('time left is counted in started seconds and never below nothing', () => {
    expect(left(10_000, 4000)).toBe(6000)
    expect(left(10_000, 12_000)).toBe(0)
    expect([6000, 5001, 1, 0].map(seconds)).toEqual([6, 6, 1, 0])
  })

  test('the last five seconds are urgent, the time after them is not', () => {
    expect([5001, 5000, 1, 0].map(isUrgent)).toEqual([false, true, true, false])
  })

  test('the ring is full at most and empty without a span', () => {
    expect([share(5, 10), share(20, 10), share(0, 10), share(5, 0)]).toEqual([0.5, 1, 0, 0])
  })
})

describe('Countdown', () => {
  beforeEach(async () => {
    await speak('en')
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => vi.useRealTimers())

  async function later(ms: number) {
    vi.advanceTimersByTime(ms)
    await tick()
  }

  test("it counts in the server's time, not in this device's", () => {
    render(Countdown, { due: 1_000_000 + 20_000, offset: () => 8000 })
    expect(screen.getByRole('timer')).toHaveAccessibleName('12 seconds left')
  })

  test('it turns urgent, says so, and ends', async () => {
    render(Countdown, { due: 1_000_000 + 6000, offset: () => 0 })
    expect(screen.getByRole('timer')).not.toHaveClass('urgent')
    await later(1100)
    expect(screen.getByRole('timer')).toHaveClass('urgent')
    expect(screen.getByText('Only 5 seconds left')).toBeInTheDocument()
    await later(5000)
    expect(screen.getByRole('timer')).toHaveAccessibleName('Time is up')
    expect(screen.getByRole('timer')).not.toHaveClass('urgent')
  })

  test('a new due time starts a new count', async () => {
    const { rerender } = render(Countdown, { due: 1_000_000 + 2000, offset: () => 0 })
    await later(1500)
    await rerender({ due: 1_000_000 + 16_500 })
    await later(100)
    expect(screen.getByRole('timer')).toHaveAccessibleName('15 seconds left')
  })

  test('it stops ticking when it goes away', () => {
    const { unmount } = render(Countdown, { due: 1_000_000 + 6000, offset: () => 0 })
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
