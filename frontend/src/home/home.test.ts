import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forget, keep } from '../net/identity.svelte'
import { isQuick } from '../room/quickGame'
import { speak } from '../words'
import Home from './Home.svelte'
import { leaveOut, MOST_ROOMS, notLetIn, roomsLately, wasIn } from './lately.svelte'
import Rooms from './Rooms.svelte'

const ROOM = {
  code: 'AMBER2',
  game: 'tycoon',
  host: 'Bob',
  players: 3,
  running: false,
  over: false,
}
const answers = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

beforeAll(() => speak('en'))
beforeEach(() => {
  roomsLately().forEach(leaveOut)
  keep({ token: 't', person: 'me', name: 'Ann' })
  wasIn('AMBER2')
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test.each([
  ['Playing', { running: true }],
  ['Finished', { over: true }],
  ['Waiting', {}],
])('whoever left a room is led back to it, and told how it stands: %s', async (state, more) => {
  answers({ ...ROOM, ...more })
  render(Rooms)
  const link = screen.getByRole('link', { name: 'Back to room AMBER2' })
  expect(link).toHaveAttribute('href', '/r/AMBER2')
  expect(await screen.findByText('Auction Tycoon, hosted by Bob')).toBeVisible()
  expect(screen.getByText(state)).toBeVisible()
})

test('of a host who was erased only the game is told', async () => {
  answers({ ...ROOM, host: '' })
  render(Rooms)
  expect(await screen.findByText('Auction Tycoon')).toBeVisible()
})

test.each(['no-such-room', 'room-expired'])('not to one that answers %s', async error => {
  answers({ error }, 404)
  render(Rooms)
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(roomsLately()).toEqual([])
})

test('a server that cannot be reached takes no way away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(Rooms)
  await new Promise(done => setTimeout(done, 20))
  expect(screen.getByRole('link')).toBeVisible()
})

test('who was not let into one room keeps the way to the others', () => {
  notLetIn('OTHER2', 'no-such-room')
  notLetIn('AMBER2', 'room-is-full')
  expect(roomsLately()).toEqual(['AMBER2'])
  notLetIn('AMBER2', 'removed-from-room')
  expect(roomsLately()).toEqual([])
})

test('the last rooms are kept, each once, the newest first, and no more than one comes back to', () => {
  for (const code of ['BRASS2', 'CEDAR2', 'AMBER2', 'DELTA2', 'CEDAR2']) wasIn(code)
  expect(roomsLately()).toEqual(['CEDAR2', 'DELTA2', 'AMBER2'])
  expect(roomsLately()).toHaveLength(MOST_ROOMS)
  expect(JSON.parse(localStorage.getItem('gavel.rooms') ?? '')).toEqual(roomsLately())
})

test('one can take a room off the list', async () => {
  answers(ROOM)
  render(Rooms)
  await userEvent.click(screen.getByRole('button', { name: 'Take room AMBER2 off this list' }))
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['"AMBER2"', []],
  ['["AMBER2", 7, "x", "AMBER2", "BRASS2"]', ['AMBER2', 'BRASS2']],
  ['{', []],
])('what somebody has left in the browser is read with care: %s', async (kept, rooms) => {
  localStorage.clear()
  localStorage.setItem('gavel.rooms', kept)
  vi.resetModules()
  const lately = await import('./lately.svelte')
  expect(lately.roomsLately()).toEqual(rooms)
})

test('the one room that an earlier version kept is not forgotten', async () => {
  localStorage.clear()
  localStorage.setItem('gavel.room', 'AMBER2')
  vi.resetModules()
  const lately = await import('./lately.svelte')
  expect(lately.roomsLately()).toEqual(['AMBER2'])
})

/** A server that lets everybody in and notes what it was asked. */
function server(refuse: Record<string, string> = {}) {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (request?.body) asked.push([path, JSON.parse(String(request.body))])
    const error = refuse[path]
    const body = error ? { error } : { token: 't2', person: 'me2', code: 'BRASS2' }
    return new Response(JSON.stringify(body), { status: error ? 422 : 200 })
  })
  return asked
}

test('one tap leads to a table against bots, without a name of one’s own', async () => {
  forget()
  const asked = server()
  render(Home)
  await userEvent.click(screen.getByRole('button', { name: /^Play now/ }))
  await vi.waitFor(() => expect(location.pathname).toBe('/r/BRASS2'))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' }).value
  expect(name).toMatch(/^\w+ \w+$/)
  expect(asked).toEqual([
    ['/api/guests', { name }],
    ['/api/rooms', { game: 'gem_trader' }],
  ])
  expect(isQuick('BRASS2')).toBe(true)
})

test('a room for friends is only opened, for the game that was chosen', async () => {
  const asked = server()
  render(Home)
  await userEvent.click(screen.getByRole('radio', { name: /^Modern Art/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Open a room for friends' }))
  await vi.waitFor(() => expect(location.pathname).toBe('/r/BRASS2'))
  expect(asked).toEqual([['/api/rooms', { game: 'modern_art' }]])
  expect(isQuick('BRASS2')).toBe(false)
})

test('what is missing for a room is where one can write at once', async () => {
  server()
  render(Home)
  const name = screen.getByRole('textbox', { name: 'Your name' })
  await userEvent.clear(name)
  await userEvent.click(screen.getByRole('button', { name: 'Open a room for friends' }))
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('Enter your name first')
})

test('against bots one plays even so', async () => {
  const asked = server()
  render(Home)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your name' }))
  await userEvent.click(screen.getByRole('button', { name: /^Play now/ }))
  await vi.waitFor(() => expect(location.pathname).toBe('/r/BRASS2'))
  expect(asked[0]?.[0]).toBe('/api/guests')
})

test('a name the server does not take is where one can write at once', async () => {
  server({ '/api/guests': 'name-empty' })
  render(Home)
  const name = screen.getByRole('textbox', { name: 'Your name' })
  await userEvent.clear(name)
  await userEvent.type(name, '\u200b')
  await userEvent.click(screen.getByRole('button', { name: 'Open a room for friends' }))
  await vi.waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('Enter your name first')
})
