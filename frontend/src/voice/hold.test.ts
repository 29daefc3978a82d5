import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AWAY_PX, Hold } from './hold'
import type { Stage, Talking } from './talking.svelte'

function held(stage: Stage = 'idle') {
  const talking = { stage, press: vi.fn(), release: vi.fn(), slide: vi.fn(), cancel: vi.fn() }
  const { ears, escaped, looked } = new Hold(talking as unknown as Talking)
  return { talking, ears, escaped, looked }
}

const pointer = (more = {}) =>
  new PointerEvent('pointerdown', { button: 0, isPrimary: true, clientX: 10, clientY: 10, ...more })
const key = (name: string, more = {}) =>
  new KeyboardEvent('keydown', { key: name, cancelable: true, ...more })

describe('a button that is held', () => {
  let all = held()
  beforeEach(() => {
    all = held()
  })

  it('by a pointer', () => {
    all.ears.onpointerdown(pointer())
    expect(all.talking.press).toHaveBeenCalledWith('pointer')
    all.ears.onpointerup()
    expect(all.talking.release).toHaveBeenCalledOnce()
  })

  it('by no second finger and no other button', () => {
    all.ears.onpointerdown(pointer({ isPrimary: false }))
    all.ears.onpointerdown(pointer({ button: 2 }))
    all.ears.onpointerup()
    expect(all.talking.press).not.toHaveBeenCalled()
    expect(all.talking.release).not.toHaveBeenCalled()
  })

  it('is away when the pointer is far from where it went down', () => {
    all.ears.onpointermove(pointer({ clientX: 300 }))
    expect(all.talking.slide).not.toHaveBeenCalled()
    all.ears.onpointerdown(pointer())
    all.ears.onpointermove(pointer({ clientX: 10 + AWAY_PX }))
    expect(all.talking.slide).toHaveBeenLastCalledWith(false)
    all.ears.onpointermove(pointer({ clientX: 11 + AWAY_PX }))
    expect(all.talking.slide).toHaveBeenLastCalledWith(true)
  })

  it('is let go when the device takes the pointer away', () => {
    all.ears.onpointerdown(pointer())
    all.ears.onpointercancel()
    expect(all.talking.cancel).toHaveBeenCalledOnce()
  })

  it.each([' ', 'Enter'])('by a key that repeats itself: "%s"', name => {
    const press = key(name)
    all.ears.onkeydown(press)
    all.ears.onkeydown(key(name, { repeat: true }))
    expect(press.defaultPrevented).toBe(true)
    expect(all.talking.press.mock.calls).toEqual([['key']])
    all.ears.onkeyup(key(name))
    expect(all.talking.release).toHaveBeenCalledOnce()
  })

  it('by no other key; Tab away and nothing was said', () => {
    all.ears.onkeydown(key('a'))
    expect(all.talking.press).not.toHaveBeenCalled()
    all.ears.onkeydown(key(' '))
    all.ears.onblur()
    expect(all.talking.cancel).toHaveBeenCalledOnce()
  })

  it('begins and ends by clicks that come without a press', () => {
    all.ears.onclick(new MouseEvent('click', { detail: 1 }))
    expect(all.talking.press).not.toHaveBeenCalled()
    all.ears.onclick(new MouseEvent('click', { detail: 0 }))
    expect(all.talking.press).toHaveBeenCalledWith('click')
    all.talking.stage = 'recording'
    all.ears.onclick(new MouseEvent('click', { detail: 0 }))
    expect(all.talking.release).toHaveBeenCalledOnce()
  })

  it.each([
    ['recording', true],
    ['asking', true],
    ['idle', false],
    ['unsent', false],
  ] as const)('Escape while %s: heard here alone is %s', (stage, isOurs) => {
    const { talking, escaped } = held(stage)
    const press = key('Escape')
    escaped(press)
    expect([press.defaultPrevented, talking.cancel.mock.calls.length > 0]).toEqual([isOurs, isOurs])
  })
})
