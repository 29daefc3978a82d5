import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AnyTable } from '../game'
import type { Line } from '../protocol/room'
import { speak } from '../words'
import { table } from './fixtures'
import Log from './Log.svelte'
import { WholeLog } from './wholeLog.svelte'

const line = (key: string, numbers: Line['numbers'] = {}): Line => ({ key, numbers })
const LINES = [
  line('opened'),
  line('bid', { seat: 1, lot: 1 }),
  line('sold', { seat: 0, lot: 1 }),
  line('bid', { seat: 2, lot: 2 }),
  line('sold', { seat: 2, lot: 2 }),
]
const pieces = {
  logWords: ({ key, numbers }: Line) => `${key} ${numbers.seat ?? ''}`.trim(),
  logTopics: { money: ['sold'], trades: [] },
} as unknown as AnyTable

beforeAll(() => {
  // happy-dom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
  return speak('en')
})

function served() {
  const lines = LINES.map((one, at) => ({ round: at < 3 ? 1 : 2, line: one }))
  vi.stubGlobal('fetch', async () => Response.json({ number: 1, first: 0, told: 5, lines }))
  const room = table({ told: 5, log: LINES.slice(3), table: { table: { round: 2 } } })
  const log = new WholeLog()
  log.see(room)
  return { room, pieces, log }
}

const items = () => screen.getAllByRole('listitem').map(item => item.textContent)

test('whoever opens the log reads all of it, by round, the newest first (R-17)', async () => {
  render(Log, served())
  await vi.waitFor(() => expect(items()).toEqual(['sold 2', 'bid 2', 'sold 0', 'bid 1', 'opened']))
  const first = screen.getByRole('region', { name: 'Round 1' })
  expect(within(first).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('status')).toBeNull()
  vi.unstubAllGlobals()
})

test('it is searched for one’s own deals', async () => {
  render(Log, served())
  await vi.waitFor(() => expect(items()).toHaveLength(5))
  await userEvent.click(screen.getByRole('radio', { name: 'My deals' }))
  expect(items()).toEqual(['sold 0'])
  vi.unstubAllGlobals()
})

test('it opens at the line that was asked for', async () => {
  render(Log, { ...served(), at: 2 })
  await vi.waitFor(() => expect(items()).toHaveLength(5))
  expect(screen.getByText('bid 1')).toHaveAttribute('aria-current', 'true')
  vi.unstubAllGlobals()
})

test('what does not come says why, and what is here is shown', async () => {
  const given = served()
  vi.stubGlobal('fetch', async () => Response.json({ error: 'unavailable' }, { status: 503 }))
  render(Log, given)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(items()).toEqual(['sold 2', 'bid 2'])
  vi.unstubAllGlobals()
})
