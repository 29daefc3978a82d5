import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keep } from '../net/identity.svelte'
import { speak } from '../words'
import BackTo from './BackTo.svelte'
import Home from './Home.svelte'
import { lastRoom, notLetIn, wasIn } from './lately.svelte'

const ROOM = { code: 'AMBER2', game: 'tycoon', host: 'Bob', players: 3, running: true }
const answers = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

beforeAll(() => speak('en'))
beforeEach(() => {
  keep({ token: 't', person: 'me', name: 'Ann' })
  wasIn('AMBER2')
})
afterEach(() => vi.unstubAllGlobals())

test('whoever left a room is led back to it, and told what it is', async () => {
  answers(ROOM)
  render(BackTo)
  const link = screen.getByRole('link', { name: 'Back to room AMBER2' })
  expect(link).toHaveAttribute('href', '/r/AMBER2')
  expect(await screen.findByText('Bob is the host; the game is Auction Tycoon')).toBeVisible()
  expect(localStorage.getItem('gavel.room')).toBe('AMBER2')
})

test('of a host who was erased only the game is told', async () => {
  answers({ ...ROOM, host: '' })
  render(BackTo)
  expect(await screen.findByText('Auction Tycoon')).toBeVisible()
})

test.each(['no-such-room', 'room-expired'])('not to one that answers %s', async error => {
  answers({ error }, 404)
  render(BackTo)
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(lastRoom()).toBe('')
})

test('a server that cannot be reached takes no way away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(BackTo)
  await new Promise(done => setTimeout(done, 20))
  expect(screen.getByRole('link')).toBeVisible()
})

test('who was not let into another room keeps the way to the last one', () => {
  notLetIn('OTHER2', 'no-such-room')
  notLetIn('AMBER2', 'room-is-full')
  expect(lastRoom()).toBe('AMBER2')
  notLetIn('AMBER2', 'removed-from-room')
  expect(lastRoom()).toBe('')
})

test('what is missing for a room is where one can write at once', async () => {
  answers(ROOM)
  render(Home)
  const name = screen.getByRole('textbox', { name: 'What is your name?' })
  await userEvent.clear(name)
  await userEvent.click(screen.getByRole('button', { name: 'Open a room' }))
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('Enter your name first')
})
