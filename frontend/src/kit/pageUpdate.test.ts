import { beforeEach, expect, test, vi } from 'vitest'

type Told = { waiting: () => void; activated: () => void }

let told: Told
const letIn = vi.fn(async () => {})
const reload = vi.fn()

async function kept() {
  vi.resetModules()
  const version = await import('./pageUpdate.svelte')
  version.watchForUpdates(
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

test('a new version waits until somebody activates it, and only then the page reloads', async () => {
  const { isUpdateReady, applyUpdate } = await kept()
  expect(isUpdateReady()).toBe(false)
  told.waiting()
  expect([isUpdateReady(), letIn.mock.calls.length]).toEqual([true, 0])
  await applyUpdate()
  expect([letIn.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  told.activated()
  expect(reload).toHaveBeenCalledOnce()
})

test('a version let in from another tab reloads this one only when it is asked to', async () => {
  const { isUpdateReady, applyUpdate } = await kept()
  told.activated()
  expect([isUpdateReady(), reload.mock.calls.length]).toEqual([true, 0])
  await applyUpdate()
  expect(reload).toHaveBeenCalledOnce()
})
