import { describe, expect, it } from 'vitest'
import { LOG_LINES } from '../protocol/facts/room.json'
import type { PlayingSeen, RoomView } from '../protocol/room'
import { lobby } from '../room/fixtures'
import { LogHistory } from './logHistory'

/** A view of game `number` that brings the lines `first` to `told`, counted from 0. */
function view(first: number, told: number, number = 1): RoomView {
  const log = Array.from({ length: told - first }, (_, n) => ({
    key: `line-${first + n}`,
    numbers: {},
  }))
  return lobby({ playing: { number, told, log } as unknown as PlayingSeen })
}

function keys(shown: RoomView): string[] {
  return (shown.playing?.log ?? []).map(line => line.key)
}

describe('the lines of the log', () => {
  it('are put together from what each view brings', () => {
    const lines = new LogHistory()
    lines.complete(view(0, 3))
    const { view: whole, misses } = lines.complete(view(2, 5))
    expect(keys(whole)).toEqual(['line-0', 'line-1', 'line-2', 'line-3', 'line-4'])
    expect(misses).toBe(false)
  })

  it('are as many as the server keeps, and those are all', () => {
    const lines = new LogHistory()
    expect(lines.complete(view(100, 100 + LOG_LINES)).misses).toBe(false)
    const { view: whole, misses } = lines.complete(view(98 + LOG_LINES, 104 + LOG_LINES))
    expect(misses).toBe(false)
    expect(keys(whole)).toHaveLength(LOG_LINES)
    expect(keys(whole)[0]).toBe('line-104')
  })

  it('are missed where a view was lost, or one comes late, until a whole one comes', () => {
    const lines = new LogHistory()
    expect(lines.complete(view(12, 20)).misses).toBe(true)
    expect(lines.complete(view(0, 20)).misses).toBe(false)
    const gap = lines.complete(view(23, 30))
    expect(gap.misses).toBe(true)
    expect(keys(gap.view)[0]).toBe('line-23')
    expect(lines.complete(view(0, 30)).misses).toBe(false)
  })

  it('belong to one game', () => {
    const lines = new LogHistory()
    lines.complete(view(0, 9))
    const next = lines.complete(view(0, 2, 2))
    expect(keys(next.view)).toEqual(['line-0', 'line-1'])
    expect(next.misses).toBe(false)
  })
})
