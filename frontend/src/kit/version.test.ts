import { beforeEach, expect, test, vi } from 'vitest'

type Told = { waits: () => void; tookOver: () => void }

let told: Told
const letIn = vi.fn(async () => {})
const reload = vi.fn()

async function kept() {
  vi.resetModules()
  const version = await import('./version.svelte')
  version.keepPage(
    {
      register: given => {
        told = given
        return letIn
      },
    },
    reload,
  )
  return version
}

beforeEach(() => {
  letIn.mockClear()
  reload.mockClear()
})

test('a new version waits until somebody lets it in, and only then the page reloads', async () => {
  const { isOutdated, renewPage } = await kept()
  expect(isOutdated()).toBe(false)
  told.waits()
  expect([isOutdated(), letIn.mock.calls.length]).toEqual([true, 0])
  await renewPage()
  expect([letIn.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  told.tookOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('a version let in from another tab reloads this one only when it is asked to', async () => {
  const { isOutdated, renewPage } = await kept()
  told.tookOver()
  expect([isOutdated(), reload.mock.calls.length]).toEqual([true, 0])
  await renewPage()
  expect(reload).toHaveBeenCalledOnce()
})
