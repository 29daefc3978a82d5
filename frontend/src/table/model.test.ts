import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, May } from '../protocol/room'
import { sitter, table } from '../room/fixtures'
import { speak } from '../words'
import { MoveSender, tableModel } from './model.svelte'

const ROLL: May = { move: 'Roll', fields: {} }
const view = { seat: 0, options: [ROLL] }
const answer = (error: string | null): Answer => ({ is: 'answer', id: '', error, numbers: {} })
const given = (room = table()) => ({ room, view, now: () => 0, animate: true })

beforeAll(() => speak('en'))

describe('a move', () => {
  test('makes one move at a time', async () => {
    const sent: string[] = []
    let settle: (answer: Answer) => void = () => {}
    const sender = new MoveSender<string>(move => {
      sent.push(move)
      return new Promise(resolve => (settle = resolve))
    })
    const first = sender.play('bid')
    expect([sender.busy, await sender.play('bid again')]).toEqual([true, false])
    settle(answer(null))
    expect([await first, sender.busy, sent]).toEqual([true, false, ['bid']])
  })

  test('is free again when a move was refused', async () => {
    const sender = new MoveSender<string>(async () => answer('bid-too-low'))
    expect([await sender.play('bid'), sender.busy]).toEqual([false, false])
  })
})

describe('a table model', () => {
  const sender = new MoveSender<string>(async () => answer(null))

  test('names the seats', () => {
    expect(tableModel(given(), sender).names([0, 1])).toBe('Ann, Bob')
  })

  test('offers what the view offers, and nothing while a bot keeps the seat (R-16)', () => {
    expect(tableModel(given(), sender).options).toEqual([ROLL])
    const kept = table({ kept: [{ seat: 0, why: 'slow' }] }, { chairs: [sitter()] })
    expect(tableModel(given(kept), sender).options).toEqual([])
  })
})
