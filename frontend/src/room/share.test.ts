import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../kit/toasts.svelte'
import { speak } from '../words'
import { lobby } from './fixtures'
import Invite from './Invite.svelte'
import { share } from './share'

const write = vi.fn(async (_text: string) => {})
const link = () => `${location.origin}/r/AMBER2`
const said = () => toasts().at(-1)?.text
const room = lobby({ code: 'AMBER2' })

beforeAll(() => speak('en'))

beforeEach(() => {
  write.mockReset()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write }, share: undefined })
})

afterEach(() => vi.unstubAllGlobals())

function sharing(how: () => Promise<void>) {
  const shared = vi.fn(how)
  vi.stubGlobal('navigator', { clipboard: { writeText: write }, share: shared })
  return shared
}

test('where a device can share, it does', async () => {
  const shared = sharing(async () => {})
  await share('AMBER2', 'tycoon')
  expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url: link() }))
  expect(write).not.toHaveBeenCalled()
})

test('elsewhere the link is copied, and that is said', async () => {
  await share('AMBER2', 'tycoon')
  expect(write).toHaveBeenCalledWith(link())
  expect(said()).toBe('Link copied')
})

test('who thinks better of it gets nothing copied', async () => {
  sharing(async () => {
    throw new DOMException('no', 'AbortError')
  })
  await share('AMBER2', 'tycoon')
  expect(write).not.toHaveBeenCalled()
})

test('where nothing may be copied, the link itself is shown', async () => {
  write.mockRejectedValue(new Error('blocked'))
  await share('AMBER2', 'tycoon')
  expect(said()).toContain(link())
})

test('on a page by plain http there is the old way of copying, and the focus stays', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined, share: undefined })
  const taken: string[] = []
  document.execCommand = () => taken.push((document.activeElement as HTMLInputElement).value) > 0
  render(Invite, { room })
  const button = screen.getByRole('button', { name: 'Copy link' })
  await userEvent.click(button)
  expect([taken, said()]).toEqual([[link()], 'Link copied'])
  expect(button).toHaveFocus()
  expect(document.querySelector('textarea')).toBeNull()
  Reflect.deleteProperty(document, 'execCommand')
})

test('an invitation shows code, link and a QR code with a quiet zone', async () => {
  render(Invite, { room })
  const qr = await screen.findByRole('img', { name: 'QR code of the link to this room' })
  const [x = 0, y = 0] =
    /^M(\d+) (\d+)/
      .exec(qr.querySelector('path:last-child')?.getAttribute('d') ?? '')
      ?.slice(1)
      .map(Number) ?? []
  expect([x, y]).toEqual([4, 4])
  expect(screen.getByText('AMBER2')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(write).toHaveBeenCalledWith(link())
})
