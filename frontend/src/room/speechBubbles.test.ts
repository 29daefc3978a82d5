import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatLine } from '../protocol/room'
import { hide } from './hiddenPeople.svelte'
import { SpeechBubbles } from './speechBubbles.svelte'

const CAME = 1_000
const line = (seq: number, person: string, text = 'hello', at = CAME + seq): ChatLine => ({
  seq,
  at,
  person,
  name: person,
  text,
  voice: null,
})

let bubbles: SpeechBubbles

beforeEach(() => {
  vi.useFakeTimers()
  bubbles = new SpeechBubbles(CAME, () => 'me')
  return () => vi.useRealTimers()
})

test('what somebody says is seen for as long as it takes to read, the newest only', () => {
  bubbles.show([line(1, 'bob')])
  expect(bubbles.by('bob')?.text).toBe('hello')
  bubbles.show([line(1, 'bob'), line(2, 'bob', 'and a much longer story than that')])
  expect(bubbles.by('bob')?.seq).toBe(2)
  vi.advanceTimersByTime(4_500)
  expect(bubbles.by('bob')?.seq).toBe(2)
  vi.advanceTimersByTime(5_000)
  expect(bubbles.by('bob')).toBeUndefined()
})

test('not what was said before one came, by oneself, or by whom one does not want to read', () => {
  hide('cat', true)
  bubbles.show([line(1, 'bob', 'old', CAME - 1), line(2, 'me'), line(3, 'cat')])
  expect(['bob', 'me', 'cat'].map(person => bubbles.by(person))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  hide('cat', false)
})

test('nor what is read in the chat already, or was heard once', () => {
  const said = [line(1, 'bob')]
  bubbles.show(said)
  bubbles.clear()
  bubbles.show([...said])
  expect(bubbles.by('bob')).toBeUndefined()
})
