import { describe, expect, it } from 'vitest'
import { CodeTyping } from './codeTyping'

describe('a code that is being typed', () => {
  it('goes by itself when it is whole', () => {
    const typing = new CodeTyping()
    expect(typing.goesByItself('12345')).toBe(false)
    expect(typing.goesByItself('123456')).toBe(true)
    expect(typing.goesByItself('123 456')).toBe(true)
    expect(typing.goesByItself('１２３４５６')).toBe(true)
  })

  it('costs no try for each corrected digit', () => {
    const typing = new CodeTyping()
    typing.refused('123456')
    for (const corrected of ['923456', '993456', '999456', '99945'])
      expect(typing.goesByItself(corrected)).toBe(false)
    expect(typing.isWorthATry('999456')).toBe(true)
    expect(typing.isWorthATry('123-456')).toBe(false)
  })

  it('goes by itself again once it was emptied', () => {
    const typing = new CodeTyping()
    typing.refused('123456')
    expect(typing.goesByItself('')).toBe(false)
    expect(typing.goesByItself('654321')).toBe(true)
    expect(typing.goesByItself('123456')).toBe(false)
  })

  it('is free when another mail is on its way', () => {
    const typing = new CodeTyping()
    typing.refused('123456')
    typing.anew()
    expect(typing.goesByItself('123456')).toBe(true)
  })
})
