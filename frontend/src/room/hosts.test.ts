import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { dismiss, toasts } from '../kit/toasts.svelte'
import { speak } from '../words'
import ChairDialog from './ChairDialog.svelte'
import type { ChairLook } from './chairs'
import { lobby } from './fixtures'
import HostNews from './HostNews.svelte'
import type { RoomSession } from './roomSession.svelte'

beforeAll(() => speak('en'))

test('who becomes the host is told once; who only came as one, or sees another become it, is not', async () => {
  for (const { id } of toasts()) dismiss(id)
  const { rerender } = render(HostNews, { room: lobby({ host: 'me' }) })
  expect(toasts()).toEqual([])
  await rerender({ room: lobby({ host: 'bob' }) })
  expect(toasts()).toEqual([])
  await rerender({ room: lobby({ host: 'me' }) })
  await rerender({ room: lobby({ host: 'me', number: 2 }) })
  expect(toasts().map(({ text }) => text)).toEqual(['You are the host now'])
})

test.each([
  [false, 'Sit here'],
  [true, 'Place a bot: Beginner'],
])('of an empty chair a host (seated: %s) most likely wants: %s', (isSeated, first) => {
  const look = { chair: 2, sitter: null } as ChairLook
  render(ChairDialog, {
    session: { sit: vi.fn() } as unknown as RoomSession,
    look,
    isHost: true,
    isSeated,
  })
  const buttons = screen
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(buttons.filter(words => words.trim() !== '')[0]).toContain(first)
})
