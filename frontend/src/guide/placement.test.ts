import { afterEach, expect, test, vi } from 'vitest'
import { findTarget } from './placement'

afterEach(() => document.body.replaceChildren())

function shown(html: string) {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll('*')) element.checkVisibility = vi.fn(() => true)
}

test('a hint points at the first thing that is there', () => {
  shown('<p id="second"></p>')
  expect(findTarget(['#first', '#second'])?.id).toBe('second')
  expect(findTarget(['#first'])).toBeNull()
})

test('and at nothing while news lie over the table', () => {
  shown('<p id="first"></p><div data-guide="cover"></div>')
  expect(findTarget(['#first'])).toBeNull()
})
