import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ChatLine } from '../protocol/room'
import { speak } from '../words'
import Chat from './Chat.svelte'
import { table } from './fixtures'
import People from './People.svelte'
import type { RoomSession } from './roomSession.svelte'

beforeAll(() => speak('en'))

function sessionWith(chat: ChatLine[] = []) {
  const session = { ask: vi.fn(async () => ({})), chat, now: () => 0 }
  return session as typeof session & RoomSession
}

function lineOf(person: string, seq: number): ChatLine {
  return { seq, at: seq * 1_000, person, name: 'Ann', text: 'I pass', voice: null }
}

test('a line of chat shows the chair of who speaks, and whether they are host', () => {
  const session = sessionWith([lineOf('me', 1), lineOf('bob', 2), lineOf('cat', 3)])
  render(Chat, { session, room: table() })
  const shown = screen.getAllByRole('listitem').map(line => line.textContent)
  expect(shown[0]).toMatch(/Ann.*Chair 1.*[Hh]ost/)
  expect(shown[1]).toMatch(/Ann.*Chair 3/)
  expect(shown[1]).not.toMatch(/[Hh]ost/)
  expect(shown[2]).not.toMatch(/Chair|[Hh]ost/)
})

test('where seats are locked the host lets somebody sit who has no chair', async () => {
  const session = sessionWith()
  render(People, { session, room: table({}, { admission: 'seats' }) })
  const let_ = screen.getAllByRole('button', { name: 'Let sit down' })
  expect(let_).toHaveLength(1)
  await userEvent.click(let_[0] as HTMLElement)
  expect(session.ask).toHaveBeenCalledWith({ is: 'LetSit', person: 'cat', may: true })
})

test('nobody need be let where everybody may', () => {
  render(People, { session: sessionWith(), room: table() })
  expect(screen.queryByRole('button', { name: 'Let sit down' })).toBeNull()
})

test('the host removes a person alone, unless they choose the network too', async () => {
  const session = sessionWith()
  render(People, { session, room: table() })
  const remove = () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Remove from room' })[0] as HTMLElement)
  const agree = () =>
    userEvent.click(
      screen.getAllByRole('button', { name: 'Remove from room' }).at(-1) as HTMLElement,
    )
  await remove()
  await userEvent.click(screen.getByRole('radio', { name: /their network/ }))
  await agree()
  expect(session.ask).toHaveBeenLastCalledWith({ is: 'Remove', person: 'cat', network: true })
  await remove()
  await agree()
  expect(session.ask).toHaveBeenLastCalledWith({ is: 'Remove', person: 'cat', network: false })
})

test('the host sees until when nobody new comes from a network', () => {
  const removed = [
    { person: 'dan', name: 'Dan', shut: 3_600_000 },
    { person: 'eve', name: 'Eve', shut: 0 },
  ]
  render(People, { session: sessionWith(), room: table({}, { removed }) })
  expect(screen.getAllByText(/Nobody new from their network until/)).toHaveLength(1)
})
