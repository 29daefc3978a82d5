import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SOUND_EFFECTS } from './soundEffects'

/** As much of an AudioContext as is played on; `started` counts what is struck. */
const started = vi.fn()
const opened = vi.fn()
let state = 'running'

const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
})
const node = () => ({
  gain: param(),
  frequency: param(),
  Q: param(),
  connect: vi.fn(),
  start: started,
  stop: vi.fn(),
})

class FakeContext {
  state = state
  currentTime = 0
  sampleRate = 8
  destination = {}
  constructor() {
    opened()
  }
  createGain = node
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
  resume = async () => {
    this.state = 'running'
  }
}

let silence = () => {}

async function heard() {
  vi.resetModules()
  const module = await import('./sound.svelte')
  silence = module.listenForTouch()
  return module
}

const touch = () => document.dispatchEvent(new Event('pointerup'))

beforeEach(() => {
  localStorage.clear()
  state = 'running'
  started.mockClear()
  opened.mockClear()
  vi.stubGlobal('AudioContext', FakeContext)
})

afterEach(() => {
  silence()
  vi.unstubAllGlobals()
})

describe('a sound', () => {
  test('is not made, nor even prepared, before somebody touches the page', async () => {
    const { sound } = await heard()
    sound('turn')
    expect([opened.mock.calls.length, started.mock.calls.length]).toEqual([0, 0])
    touch()
    sound('turn')
    expect(started).toHaveBeenCalledTimes(SOUND_EFFECTS.turn.length)
  })

  test('is not kept for later while the browser holds it back', async () => {
    state = 'suspended'
    const { sound } = await heard()
    touch()
    await Promise.resolve()
    sound('hammer')
    expect(started).toHaveBeenCalledTimes(SOUND_EFFECTS.hammer.length)
  })

  test('is not made when it is off, and that is remembered', async () => {
    const first = await heard()
    first.turnSound(false)
    touch()
    first.sound('coin')
    silence()
    const { isSoundOn } = await heard()
    expect([started.mock.calls.length, isSoundOn()]).toEqual([0, false])
  })

  test('of the table is not made behind other tabs; a call to play is', async () => {
    const { sound } = await heard()
    touch()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    for (const one of ['hammer', 'die', 'coin', 'card', 'bid', 'chat'] as const) sound(one)
    expect(started).not.toHaveBeenCalled()
    sound('turn')
    sound('hurry')
    expect(started).toHaveBeenCalledTimes(SOUND_EFFECTS.turn.length + SOUND_EFFECTS.hurry.length)
  })
})

describe('the volume', () => {
  test('is remembered; at nothing the sound is off, from there up it is on', async () => {
    const { setVolume, isSoundOn } = await heard()
    setVolume(0)
    expect(isSoundOn()).toBe(false)
    setVolume(0.3)
    expect(isSoundOn()).toBe(true)
    silence()
    expect((await heard()).volume()).toBe(0.3)
  })

  test.each(['', 'loud', '7', '-1'])('%j in the memory is no volume', async kept => {
    localStorage.setItem('gavel.volume', kept)
    const { volume } = await heard()
    expect(volume()).toBeGreaterThanOrEqual(0)
    expect(volume()).toBeLessThanOrEqual(1)
  })
})

test('every sound ends within two seconds and is never too loud', () => {
  for (const notes of Object.values(SOUND_EFFECTS)) {
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThan(2)
    expect(Math.max(...notes.map(({ loud }) => loud))).toBeLessThanOrEqual(0.8)
    expect(Math.min(...notes.map(({ loud }) => loud))).toBeGreaterThan(0)
  }
})
