import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Past } from '../protocol/room'
import { speak } from '../words'
import { lobby } from './fixtures'
import PastGames from './PastGames.svelte'

const game = (number: number): Past => ({
  ...{ number, game: 'tycoon', ended: number, names: ['Ann', 'Bob'], chairs: [0, 1] },
  placings: [{ seat: 0, place: 1, score: 100 + number }],
})

beforeAll(() => speak('en'))

const links = () =>
  screen.queryAllByRole('link', { name: 'Watch the replay' }).map(link => link.getAttribute('href'))
const path = (number: number) => `/r/ABCDEF/games/${number}`

test('all games of a room are found, page by page (R-18)', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const isFirst = !url.includes('before')
    return Response.json({
      games: isFirst ? [game(3), game(2)] : [game(1)],
      before: isFirst ? 2 : null,
    })
  })
  render(PastGames, { room: lobby({ past: [game(3)] }) })
  expect(links()).toEqual([path(3)])
  await userEvent.click(await screen.findByRole('button', { name: 'Older games' }))
  await vi.waitFor(() => expect(links()).toEqual([3, 2, 1].map(path)))
  expect(screen.queryByRole('button', { name: 'Older games' })).toBeNull()
  expect(asked).toEqual(['/api/rooms/ABCDEF/games', '/api/rooms/ABCDEF/games?before=2'])
  vi.unstubAllGlobals()
})

test('where the list does not come, the last games of the view are shown', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'unavailable' }, { status: 503 }))
  render(PastGames, { room: lobby({ past: [game(2)] }) })
  await vi.waitFor(() => expect(links()).toEqual([path(2)]))
  vi.unstubAllGlobals()
})
