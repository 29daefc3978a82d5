import { render } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sound } from '../kit/sound.svelte'
import type { PlayingSeen } from '../protocol/room'
import { speak } from '../words'
import { table } from './fixtures'
import Signals from './Signals.svelte'
import Sounds from './Sounds.svelte'

vi.mock(import('../kit/sound.svelte'), async original => ({
  ...(await original()),
  sound: vi.fn(),
}))

beforeAll(() => speak('en'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(sound).mockClear()
  document.head.innerHTML = '<link rel="icon" href="/gavel.svg">'
})

const made = () => vi.mocked(sound).mock.calls.map(([one]) => one)
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute('href')
const room = (playing: Partial<PlayingSeen>) => table({ waits_for: [1], ...playing })
const shown = (playing: Partial<PlayingSeen>) => ({ room: room(playing), now: () => 0, newest: '' })

test('B-16: my turn is heard once, and stands in the title and on the icon until it is over', async () => {
  const { rerender } = render(Signals, shown({}))
  expect([document.title.includes('Your turn'), icon(), made()]).toEqual([false, '/gavel.svg', []])
  await rerender(shown({ waits_for: [0, 1] }))
  await rerender(shown({ waits_for: [0, 1], turn: 5, due: 90_000 }))
  await rerender(shown({ waits_for: [0], turn: 6, due: 95_000 }))
  expect([document.title.includes('Your turn'), icon()]).toEqual([true, '/gavel-turn.svg'])
  expect(made()).toEqual(['turn'])
  await rerender(shown({ turn: 7 }))
  expect(document.title.includes('Your turn')).toBe(false)
  expect(new URL(icon() ?? '', 'http://x').pathname).toBe('/gavel.svg')
})

test('B-16: it repeats once when time gets short', () => {
  render(Signals, shown({ waits_for: [0], due: 15_000 }))
  vi.advanceTimersByTime(9_900)
  expect(made()).toEqual(['turn'])
  vi.advanceTimersByTime(60_000)
  expect(made()).toEqual(['turn', 'hurry'])
})

test("a game's lines are heard as they come, old ones are not", async () => {
  const sounds = { 'bid-made': 'bid', hammer: 'hammer' } as const
  const lines = (...keys: string[]) => ({
    log: keys.map(key => ({ key, numbers: {} })),
    told: keys.length,
  })
  const { rerender } = render(Sounds, { room: room(lines('bid-made')), sounds, unread: 0 })
  await rerender({ room: room(lines('bid-made', 'bid-made', 'hammer')), sounds, unread: 0 })
  vi.runAllTimers()
  expect(made()).toEqual(['bid', 'hammer'])
  await rerender({ room: room(lines('bid-made', 'bid-made', 'hammer')), sounds, unread: 1 })
  expect(made()).toEqual(['bid', 'hammer', 'chat'])
})
