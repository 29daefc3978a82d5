import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnce } from './reloadOnce'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('loads an outdated page anew, but not in a circle', async () => {
  const reload = vi.fn()
  expect(reloadOnce(reload, 100_000)).toBe(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(reloadOnce(reload, 130_000)).toBe(false)
  expect(reloadOnce(reload, 161_000)).toBe(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

it('does not reload where nothing can be remembered', () => {
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full })
  expect(reloadOnce(vi.fn(), 100_000)).toBe(false)
})
