import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { PlayingSeen, RoomView } from '../protocol/room'
import { speak } from '../words'
import { lobby } from './fixtures'
import Lobby from './Lobby.svelte'
import type { RoomSession } from './roomSession.svelte'
import SettingsForm from './SettingsForm.svelte'
import { switched, variantAbout, variantName } from './variants'

beforeAll(() => speak('en'))

const RETURNS = 'unsold-returns'
const SETTINGS = lobby().settings
const ROOM = { you: 'ann', host: 'ann', variants: [RETURNS], games: ['tycoon', 'modern_art'] }

function shown(changes: Partial<RoomView> = {}) {
  const session = { ask: vi.fn(async () => ({})) }
  render(SettingsForm, {
    session: session as unknown as RoomSession,
    room: lobby({ ...ROOM, ...changes }),
  })
  return session
}

function variant() {
  return screen.getByRole('group', { name: /^Unsold cards come back/ })
}

test('a variant is off until the host switches it on', async () => {
  const session = shown()
  expect(within(variant()).getByRole('radio', { name: 'Off' })).toBeChecked()
  await userEvent.click(within(variant()).getByRole('radio', { name: 'On' }))
  const settings = { ...SETTINGS, variants: [RETURNS] }
  expect(session.ask).toHaveBeenCalledWith({ is: 'Change', settings })
})

test('another game has variants of its own', async () => {
  const session = shown({ settings: { ...SETTINGS, variants: [RETURNS] } })
  await userEvent.click(screen.getByRole('radio', { name: 'Modern Art' }))
  const settings = { ...SETTINGS, game: 'modern_art', variants: [] }
  expect(session.ask).toHaveBeenCalledWith({ is: 'Change', settings })
})

test.each<Partial<RoomView>>([{ host: 'bob' }, { playing: {} as PlayingSeen }])(
  'only the host chooses it, and before the start',
  changes => {
    shown(changes)
    expect(variant()).toBeDisabled()
  },
)

test('the host locks the room at any time', async () => {
  const session = shown({ playing: {} as PlayingSeen })
  await userEvent.click(screen.getByRole('radio', { name: /^Nobody new/ }))
  expect(session.ask).toHaveBeenCalledWith({ is: 'Admit', admission: 'closed' })
})

test('nobody else does', () => {
  shown({ host: 'bob' })
  expect(screen.getByRole('group', { name: 'Who may come in and sit' })).toBeDisabled()
})

test('a game without any shows none', () => {
  shown({ variants: [] })
  expect(screen.queryByRole('group', { name: /Unsold/ })).toBeNull()
})

test('the lobby says what is on', () => {
  const room = lobby({ ...ROOM, settings: { ...SETTINGS, variants: [RETURNS] } })
  const does = { onshare: vi.fn(), oninvite: vi.fn(), onsettings: vi.fn() }
  render(Lobby, { session: {} as RoomSession, room, ...does })
  expect(screen.getByText('Variant: Unsold cards come back')).toBeVisible()
})

test('one of tomorrow is shown by its own name', () => {
  expect([variantName('blitz'), variantAbout('blitz')]).toEqual(['blitz', ''])
  expect(switched(['blitz', RETURNS], 'blitz', false)).toEqual([RETURNS])
})
