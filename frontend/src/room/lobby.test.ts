import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { played, turnGuide } from '../guide/progress.svelte'
import type { RoomView } from '../protocol/room'
import { speak } from '../words'
import { BOB, BOT, lobby, sitter } from './fixtures'
import Lobby from './Lobby.svelte'
import type { RoomSession } from './roomSession.svelte'

beforeAll(() => speak('en'))

const onshare = vi.fn()
const oninvite = vi.fn()
const onsettings = vi.fn()

function shown(room: RoomView) {
  const session = { ask: vi.fn(async () => ({})), sit: vi.fn(async () => ({})) }
  render(Lobby, { session: session as unknown as RoomSession, room, onshare, oninvite, onsettings })
  return session
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const seated = (...chairs: RoomView['chairs']) => lobby({ chair: 0, chairs })

test('whoever stands may sit down on the first empty chair', async () => {
  const session = shown(lobby({ chairs: [BOB, null, null, null, null, null] }))
  await press('Sit down')
  expect(session.sit).toHaveBeenCalledWith(1)
})

test('who cannot start is told why, and what to do', () => {
  shown(seated(sitter(), null, null, null, null, null))
  expect(screen.getByRole('button', { name: 'Start the game' })).toBeDisabled()
  expect(screen.getByText(/^2 more needed: click an empty chair to add a bot/)).toBeVisible()
})

test('the host fills up what is missing with bots in one go', async () => {
  const session = shown(seated(sitter(), BOT, null, null, null, null))
  await press('Fill up with 1 bot')
  expect(session.ask.mock.calls).toEqual([[{ is: 'PlaceBot', chair: 2, level: 'easy' }]])
})

test('whoever has put the guide away is new to the game all the same', async () => {
  turnGuide(false)
  const session = shown(seated(sitter(), BOT, null, null, null, null))
  await press('Fill up with 1 bot')
  expect(session.ask.mock.calls).toEqual([[{ is: 'PlaceBot', chair: 2, level: 'easy' }]])
})

test('whoever knows the game meets dealers', async () => {
  played('tycoon')
  const session = shown(seated(sitter(), BOT, null, null, null, null))
  await press('Fill up with 1 bot')
  expect(session.ask.mock.calls).toEqual([[{ is: 'PlaceBot', chair: 2, level: 'medium' }]])
})

test('with enough at the table there is nothing to fill, and it can start', async () => {
  const session = shown(seated(sitter(), BOT, BOB, null, null, null))
  expect(screen.queryByRole('button', { name: /Fill up/ })).toBeNull()
  await press('Start the game')
  expect(session.ask).toHaveBeenCalledWith({ is: 'Start' })
})

test('a guest waits for the host and places no bots', () => {
  shown({ ...seated(sitter(), null, null, null, null, null), host: 'bob' })
  expect(screen.queryByRole('button', { name: /Fill up|Start/ })).toBeNull()
})

test('friends are sent the link, or scan it', async () => {
  shown(seated(sitter(), null, null, null, null, null))
  await press('Send the link to friends')
  await press('QR code of the link to this room')
  expect([onshare.mock.calls.length, oninvite.mock.calls.length]).toEqual([1, 1])
})

test('the host is led to the choice of another game, nobody else', async () => {
  const room = {
    ...seated(sitter(), null, null, null, null, null),
    games: ['tycoon', 'gem_trader'],
  }
  const { rerender } = render(Lobby, {
    session: {} as RoomSession,
    room,
    onshare,
    oninvite,
    onsettings,
  })
  await press('Choose another game')
  expect(onsettings).toHaveBeenCalledOnce()
  await rerender({ room: { ...room, host: 'bob' } })
  expect(screen.queryByRole('button', { name: 'Choose another game' })).toBeNull()
})

test('before a start the host is told who still stands, while there are chairs for them', async () => {
  const people = ['me', 'bob', 'cat'].map(person => ({
    person,
    name: person,
    online: true,
    muted: false,
    let: false,
  }))
  const away = { person: 'dan', name: 'dan', online: false, muted: false, let: false }
  const room = { ...seated(sitter(), BOT, BOT, null), people: [...people, away] }
  const { rerender } = render(Lobby, {
    session: {} as RoomSession,
    room,
    onshare,
    oninvite,
    onsettings,
  })
  expect(screen.getByText(/^Not seated yet: bob, cat\./)).toBeVisible()
  await rerender({ room: { ...room, chairs: [sitter(), BOT, BOT] } })
  expect(screen.queryByText(/^Not seated yet/)).toBeNull()
})
