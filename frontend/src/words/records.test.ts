import { describe, expect, test } from 'vitest'
import { plots as enPlots } from './en/plots'
import { proof as enProof } from './en/proof'
import { zh } from './zh'
import { plots } from './zh/plots'
import { proof } from './zh/proof'

const BLANK = /\{(\w+)/g
const blanks = (text: string | undefined) =>
  [...new Set([...(text ?? '').matchAll(BLANK)].map(([, name]) => name))].sort()

describe.each([
  ['proof', proof, enProof],
  ['plots', plots, enPlots],
])('%s', (name, chinese: Record<string, string>, english: Record<string, string>) => {
  test('both languages say the same things and fill the same blanks', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort())
    const differing = Object.keys(chinese).filter(
      key => blanks(chinese[key]).join() !== blanks(english[key]).join(),
    )
    expect(differing).toEqual([])
  })

  test('nothing is empty, and English is in English', () => {
    for (const words of [...Object.values(chinese), ...Object.values(english)])
      expect(words.trim()).not.toBe('')
    expect(Object.values(english).filter(words => /\p{Script=Han}/u.test(words))).toEqual([])
  })

  test('its words are its own', () => {
    expect(Object.keys(chinese).filter(key => !key.startsWith(`${name}.`) || key in zh)).toEqual([])
  })
})
