import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Home from '../home/Home.svelte'
import { identity, keep } from '../net/identity.svelte'
import SignIn from '../people/SignIn.svelte'
import { nameOfChair } from '../room/names'
import { learn, speak } from '../words'
import PrivacyPage from './PrivacyPage.svelte'
import { privacyWords } from './words'
import YourData from './YourData.svelte'

const ME = { token: 't', person: 'me', name: 'Ann' }
const asked: string[] = []

/** Each answer in turn, the last one ever after. */
function answers(...all: [object, number][]) {
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    asked.push(`${request?.method ?? 'GET'} ${path}`)
    const [body, status] = (all.length > 1 ? all.shift() : all[0]) ?? [{}, 200]
    return new Response(JSON.stringify(body), { status })
  })
}

beforeAll(async () => {
  await speak('en')
  await learn(privacyWords)
})
beforeEach(() => {
  asked.length = 0
  keep(ME)
})
afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each(['en', 'zh-Hans', 'zh-Hant'] as const)('the notice is whole in %s', async language => {
  await speak(language)
  const { container } = render(PrivacyPage)
  await vi.waitFor(() => expect(container.querySelectorAll('dt')).toHaveLength(7))
  expect(container.querySelectorAll('dd')).toHaveLength(14)
  expect(container.textContent).not.toContain('privacy.')
  await speak('en')
})

test('it is a click away from the home page and from where one signs in', () => {
  answers([{}, 404])
  render(Home)
  render(SignIn, { open: true })
  const links = screen.getAllByRole('link', { name: 'Privacy', hidden: true })
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/privacy', '/privacy'])
})

test('everything that is known is saved as one file', async () => {
  answers([{ people: ['me'] }, 200])
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    saved.push(blob as Blob)
    return 'blob:data'
  })
  render(YourData, { me: ME })
  await press('Download my data')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toEqual(['GET /api/people/me'])
  expect(await saved[0]?.text()).toBe('{"people":["me"]}')
})

test('nothing is deleted before it was asked twice', async () => {
  answers([{}, 200])
  render(YourData, { me: ME })
  await press('Delete my data')
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent('What goes')
  expect(dialog).toHaveTextContent('What stays')
  await press('Continue')
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Really delete all data of Ann?')
  expect(asked).toEqual([])
  await press('Cancel')
  await press('Delete my data')
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull()
  await press('Continue')
  await press('Delete for good')
  await vi.waitFor(() => expect(identity()).toBeNull())
  expect(asked).toEqual(['DELETE /api/people/me'])
  expect(localStorage.getItem('gavel.identity')).toBeNull()
  expect(localStorage.getItem('gavel.erased')).toBeNull()
})

test('what broke off is asked for again, and what fails is said', async () => {
  answers([{ error: 'unavailable' }, 503], [{ error: 'room-is-newer', version: 3 }, 503])
  render(YourData, { me: ME })
  await press('Delete my data')
  await press('Continue')
  await press('Delete for good')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(identity()).toEqual(ME)
})

test('other tabs of the same person forget them too, those of others do not', () => {
  const erased = (person: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'gavel.erased', newValue: person }))
  erased('somebody')
  expect(identity()).toEqual(ME)
  erased('me')
  expect(identity()).toBeNull()
})

test('where somebody was erased sits the bot of that chair', () => {
  const chair = { person: 'gone', name: '', level: null, online: false, lucky: true }
  const bot = { ...chair, person: null, level: 'easy' as const }
  expect(nameOfChair(chair, 2)).toBe(nameOfChair(bot, 2))
  expect(nameOfChair({ ...chair, name: 'Ann' }, 2)).toBe('Ann')
})
