import { beforeEach, describe, expect, test, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  return await import('./progress.svelte')
}

describe('the guide remembers', () => {
  beforeEach(() => localStorage.clear())

  test('which games were played out, in this browser', async () => {
    const memory = await load()
    expect([memory.isNew('tycoon'), memory.isNew('gem_trader')]).toEqual([true, true])
    memory.played('tycoon')
    const later = await load()
    expect([later.isNew('tycoon'), later.isNew('gem_trader')]).toEqual([false, true])
  })

  test('what was put away, at once, and what was followed three times', async () => {
    const memory = await load()
    memory.dismiss('guide.tycoon.bid')
    for (const _ of [1, 2]) memory.followed('guide.tycoon.roll')
    expect((await load()).isDue('guide.tycoon.bid')).toBe(false)
    expect(memory.isDue('guide.tycoon.roll')).toBe(true)
    memory.followed('guide.tycoon.roll')
    expect((await load()).isDue('guide.tycoon.roll')).toBe(false)
  })

  test('that it was turned off; turned on it begins anew', async () => {
    const memory = await load()
    memory.played('tycoon')
    memory.dismiss('guide.tycoon.bid')
    memory.turnGuide(false)
    const later = await load()
    expect([later.isGuideOn(), later.isNew('gem_trader')]).toEqual([false, false])
    later.turnGuide(true)
    expect([later.isNew('tycoon'), later.isDue('guide.tycoon.bid')]).toEqual([true, true])
  })

  test.each(['no json', '[]', 'null', '{"known":1,"followed":null}'])(
    'nothing of what is spoilt: %s',
    async kept => {
      localStorage.setItem('gavel.guide', kept)
      const memory = await load()
      expect([memory.isNew('tycoon'), memory.isDue('guide.tycoon.bid')]).toEqual([true, true])
    },
  )

  test('for this visit, where a browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const memory = await load()
    memory.dismiss('guide.tycoon.bid')
    expect(memory.isDue('guide.tycoon.bid')).toBe(false)
  })
})
