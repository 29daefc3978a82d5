import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Place } from './address'
import { contents, serving, step } from './fixtures'
import { Playback, QUIET_MS, TOLD_MS } from './playback.svelte'
import { BLOCK } from './stepCache'

const STEPS = 130
const START: Place = { step: 0, eyes: 'table' }
let server = serving(STEPS)

beforeEach(() => {
  server = serving(STEPS)
  vi.stubGlobal('fetch', (path: string) => server.fetch(path))
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function opened(place: Place = START, told = contents(STEPS)): Promise<Playback> {
  const playback = new Playback(told, place)
  await settled()
  return playback
}

/** Lets what was asked for arrive. */
async function settled() {
  await vi.advanceTimersByTimeAsync(0)
}

describe('steps', () => {
  test('it opens where the link points', async () => {
    const playback = await opened({ step: 57, eyes: 2 })
    expect(playback.shown).toMatchObject({ step: 57, eyes: 2 })
    expect(playback.shown?.sight.view).toEqual({ step: 57, eyes: '2' })
  })

  test('forwards and backwards, and never beyond the ends', async () => {
    const playback = await opened()
    playback.go(-1)
    expect(playback.step).toBe(0)
    playback.go(1)
    expect(playback.shown?.step).toBe(1)
    playback.go(9_999)
    await settled()
    expect(playback.shown?.step).toBe(STEPS - 1)
  })

  test('through other eyes it is the same step', async () => {
    const playback = await opened({ step: 7, eyes: 'table' })
    playback.look('all')
    await settled()
    expect(playback.shown?.sight).toEqual({ view: { step: 7, eyes: 'all' }, owns: ['a', 'b', 'c'] })
  })

  test('what comes late and is no longer wanted is not shown', async () => {
    const playback = await opened()
    playback.go(100)
    playback.go(3)
    await settled()
    expect(playback.shown?.step).toBe(3)
  })
})

describe('fetching', () => {
  test('asks in blocks that are the same for everybody, with the edition, and each once', async () => {
    const playback = await opened({ step: 20, eyes: 'table' })
    for (const step of [21, 22, 3, 30]) playback.go(step)
    await settled()
    expect(server.asked).toEqual([
      '/api/rooms/ABCDEF/games/3/views?from=0&count=50&eyes=table&edition=1-abc',
    ])
  })

  test('the next block comes before it is needed', async () => {
    const playback = await opened()
    playback.go(BLOCK - 5)
    await settled()
    expect(server.asked.at(-1)).toContain(`from=${BLOCK}&`)
  })

  test('an answer that was cut short is asked on', async () => {
    server = serving(STEPS, 8)
    const playback = await opened({ step: 20, eyes: 'all' })
    expect(playback.shown?.step).toBe(20)
    expect(server.asked.slice(0, 3).map(path => /from=\d+/.exec(path)?.[0])).toEqual([
      'from=0',
      'from=8',
      'from=16',
    ])
  })

  test('what cannot be fetched is said, what was there stays, and it can be tried again', async () => {
    const playback = await opened()
    const reach = vi.fn((path: string) => server.fetch(path))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    playback.play()
    playback.go(100)
    await settled()
    expect([playback.trouble, playback.isPlaying, playback.shown?.step]).toEqual([
      'unreachable',
      false,
      0,
    ])
    vi.stubGlobal('fetch', reach)
    playback.retry()
    await settled()
    expect([playback.trouble, playback.shown?.step]).toEqual([null, 100])
  })
})

describe('playing', () => {
  test.each([1, 2, 4, 8] as const)('at %i× a step that is told lasts as long', async speed => {
    const playback = await opened()
    playback.setSpeed(speed)
    playback.play()
    await vi.advanceTimersByTimeAsync(TOLD_MS / speed - 1)
    expect(playback.step).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(playback.step).toBe(1)
  })

  test('a step of which nothing is told passes sooner', async () => {
    const told = contents(STEPS)
    told.steps[1] = step(1, { lines: [] })
    const playback = await opened({ step: 1, eyes: 'table' }, told)
    playback.play()
    await vi.advanceTimersByTimeAsync(QUIET_MS)
    expect(playback.step).toBe(2)
  })

  test('a pause holds it, and so does the end', async () => {
    const playback = await opened({ step: STEPS - 2, eyes: 'table' })
    playback.play()
    playback.togglePlaying()
    await vi.advanceTimersByTimeAsync(20 * TOLD_MS)
    expect(playback.step).toBe(STEPS - 2)
    playback.togglePlaying()
    await vi.advanceTimersByTimeAsync(20 * TOLD_MS)
    expect([playback.step, playback.isPlaying]).toEqual([STEPS - 1, false])
  })

  test('from the end it begins anew', async () => {
    const playback = await opened({ step: STEPS - 1, eyes: 'table' })
    playback.play()
    expect([playback.step, playback.isPlaying]).toEqual([0, true])
  })

  test('whoever jumps while it plays goes on from there', async () => {
    const playback = await opened()
    playback.play()
    playback.go(60)
    await vi.advanceTimersByTimeAsync(TOLD_MS + 1)
    expect(playback.step).toBe(61)
  })

  test('it waits for what is slow to come', async () => {
    const playback = await opened({ step: BLOCK - 13, eyes: 'table' })
    vi.stubGlobal('fetch', (path: string) =>
      new Promise(answer => setTimeout(answer, 60_000)).then(() => server.fetch(path)),
    )
    playback.setSpeed(8)
    playback.play()
    await vi.advanceTimersByTimeAsync(30_000)
    expect([playback.step, playback.shown?.step, playback.isPlaying]).toEqual([
      BLOCK,
      BLOCK - 1,
      true,
    ])
    await vi.advanceTimersByTimeAsync(31_000)
    expect(playback.shown?.step).toBeGreaterThan(BLOCK)
  })
})
