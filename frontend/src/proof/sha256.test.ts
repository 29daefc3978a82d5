import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256'

test.each([0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000])(
  'of %i letters it is SHA-256',
  length => {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(97 + (at % 26))).join('')
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)

test('a text is hashed as UTF-8', () => {
  expect(sha256('落槌|ß')).toBe(createHash('sha256').update('落槌|ß').digest('hex'))
})
