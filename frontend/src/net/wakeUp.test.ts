import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onWakeUp } from './wakeUp'

const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['ahead', HOUR_MS],
  ['back', -HOUR_MS],
])('a clock that is set %s is noticed within two seconds, once', (_, ms) => {
  const wake = vi.fn()
  const stop = onWakeUp(wake)
  vi.advanceTimersByTime(60_000)
  expect(wake).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + ms)
  vi.advanceTimersByTime(2_000)
  expect(wake).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(wake).toHaveBeenCalledOnce()
  stop()
})

test('after the end nothing is looked at any more', () => {
  const wake = vi.fn()
  onWakeUp(wake)()
  vi.setSystemTime(Date.now() + HOUR_MS)
  vi.advanceTimersByTime(5_000)
  window.dispatchEvent(new Event('online'))
  expect(wake).not.toHaveBeenCalled()
})
