import { describe, expect, test } from 'vitest'
import { plots as enPlots } from './en/plots'
import { proof as enProof } from './en/proof'
import { plots as hantPlots } from './hant/plots'
import { proof as hantProof } from './hant/proof'
import { zh } from './zh'
import { plots } from './zh/plots'
import { proof } from './zh/proof'

const BLANK = /\{(\w+)/g
const blanks = (text: string | undefined) =>
  [...new Set([...(text ?? '').matchAll(BLANK)].map(([, name]) => name))].sort()

describe.each([
  ['proof', proof, enProof],
  ['plots', plots, enPlots],
  ['proof', proof, hantProof],
  ['plots', plots, hantPlots],
])('%s', (name, chinese: Record<string, string>, other: Record<string, string>) => {
  test('every language says the same things and fills the same blanks', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(chinese).sort())
    const differing = Object.keys(chinese).filter(
      key => blanks(chinese[key]).join() !== blanks(other[key]).join(),
    )
    expect(differing).toEqual([])
  })

  test('nothing is empty, and English is in English', () => {
    for (const words of [...Object.values(chinese), ...Object.values(other)])
      expect(words.trim()).not.toBe('')
    const said = [...Object.values(enProof), ...Object.values(enPlots)]
    expect(said.filter(words => /\p{Script=Han}/u.test(words))).toEqual([])
  })

  test('its words are its own', () => {
    expect(Object.keys(chinese).filter(key => !key.startsWith(`${name}.`) || key in zh)).toEqual([])
  })
})
