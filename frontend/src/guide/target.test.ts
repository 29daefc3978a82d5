import { afterEach, expect, test, vi } from 'vitest'
import { findTarget, ring } from './target'

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

test('what is pointed at is ringed until it is no longer', () => {
  shown('<p id="first"></p>')
  const target = findTarget(['#first'])
  if (target === null) throw new Error('it is there')
  const takeAway = ring(target)
  expect(document.querySelectorAll('[data-ringed]')).toHaveLength(1)
  takeAway()
  expect(document.querySelectorAll('[data-ringed]')).toHaveLength(0)
})
