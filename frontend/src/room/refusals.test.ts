import { beforeEach, expect, test } from 'vitest'
import { speak } from '../words'
import { refusalWords } from './refusals'

beforeEach(() => speak('en'))

test('an expired room says when it expired, in the language of the reader (B-24)', async () => {
  const expired = Date.UTC(2027, 1, 14, 12)
  expect(refusalWords('room-expired', { expired })).toBe('This room expired on February 14, 2027')
  await speak('zh-Hans')
  expect(refusalWords('room-expired', { expired })).toBe('这个房间已于 2027年2月14日 过期')
})

test('a reason we do not know has a sentence all the same', () => {
  expect(refusalWords('gravity')).toBe('That is not possible now; check the table and try again')
})
