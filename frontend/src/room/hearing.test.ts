import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatLine } from '../protocol/room'
import { Hearing } from './hearing.svelte'
import { hide } from './hidden.svelte'

const CAME = 1_000
const line = (seq: number, person: string, text = 'hello', at = CAME + seq): ChatLine => ({
  seq,
  at,
  person,
  name: person,
  text,
  voice: null,
})

let hearing: Hearing

beforeEach(() => {
  vi.useFakeTimers()
  hearing = new Hearing(CAME, () => 'me')
  return () => vi.useRealTimers()
})

test('what somebody says is seen for as long as it takes to read, the newest only', () => {
  hearing.hear([line(1, 'bob')])
  expect(hearing.by('bob')?.text).toBe('hello')
  hearing.hear([line(1, 'bob'), line(2, 'bob', 'and a much longer story than that')])
  expect(hearing.by('bob')?.seq).toBe(2)
  vi.advanceTimersByTime(4_500)
  expect(hearing.by('bob')?.seq).toBe(2)
  vi.advanceTimersByTime(5_000)
  expect(hearing.by('bob')).toBeUndefined()
})

test('not what was said before one came, by oneself, or by whom one does not want to read', () => {
  hide('cat', true)
  hearing.hear([line(1, 'bob', 'old', CAME - 1), line(2, 'me'), line(3, 'cat')])
  expect(['bob', 'me', 'cat'].map(person => hearing.by(person))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  hide('cat', false)
})

test('nor what is read in the chat already, or was heard once', () => {
  const said = [line(1, 'bob')]
  hearing.hear(said)
  hearing.hush()
  hearing.hear([...said])
  expect(hearing.by('bob')).toBeUndefined()
})
