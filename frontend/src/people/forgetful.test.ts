import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keep } from '../net/identity.svelte'
import { keepsThings } from '../net/storage'
import { speak } from '../words'
import Corner from './Corner.svelte'

beforeAll(() => speak('en'))
afterEach(() => vi.unstubAllGlobals())

function refusing(): never {
  throw new DOMException('blocked', 'SecurityError')
}

const KINDS: [string, Partial<Storage>][] = [
  ['is full', { setItem: refusing, getItem: () => null }],
  ['may not be touched', { setItem: refusing, getItem: refusing, removeItem: refusing }],
  ['forgets at once', { setItem: () => {}, getItem: () => null, removeItem: () => {} }],
]

test('a browser that keeps things is told nothing, and nothing is left behind', () => {
  render(Corner)
  expect(keepsThings()).toBe(true)
  expect(screen.queryByRole('note')).toBeNull()
  expect(localStorage.getItem('gavel.probe')).toBeNull()
})

test.each(KINDS)('one whose storage %s is told what will be lost, and what helps', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  render(Corner)
  expect(screen.getByRole('note')).toHaveTextContent('your seat is lost. Sign in by e-mail')
  expect(screen.getByRole('button', { name: 'Sign in by e-mail' })).toBeVisible()
})

test('who is signed in knows how they come back', () => {
  vi.stubGlobal('localStorage', { setItem: refusing })
  keep({ token: 't', person: 'me', name: 'Ann', account: true })
  render(Corner)
  expect(screen.getByRole('note')).toHaveTextContent('sign in by e-mail again')
})
