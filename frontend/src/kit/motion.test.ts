import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../words'
import MotionSwitch from './MotionSwitch.svelte'
import { applyMotion, isMotionOn, turnMotion } from './motion.svelte'

beforeAll(() => speak('en'))
afterEach(() => {
  vi.unstubAllGlobals()
  turnMotion(true)
})

const switchTo = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

test('whoever turns animation off is shown none, and it is kept in this browser', async () => {
  render(MotionSwitch)
  expect(isMotionOn()).toBe(true)
  await switchTo('Off')
  expect(isMotionOn()).toBe(false)
  expect(localStorage.getItem('gavel.motion')).toBe('off')
  applyMotion()
  expect(document.documentElement).toHaveAttribute('data-motion', 'off')
  await switchTo('On')
  expect(isMotionOn()).toBe(true)
  expect(document.documentElement).not.toHaveAttribute('data-motion')
})

test('a device that wants little movement is heard, and says so', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(MotionSwitch)
  expect(isMotionOn()).toBe(false)
  expect(screen.getByRole('group', { name: /as your device asks/ })).toBeDisabled()
})

test('a browser that keeps nothing is still for this visit', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('blocked')
  })
  turnMotion(false)
  expect(isMotionOn()).toBe(false)
})
