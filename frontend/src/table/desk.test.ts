import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, May } from '../protocol/room'
import { sitter, table } from '../room/fixtures'
import { speak } from '../words'
import { deskOf, Hand } from './desk.svelte'

const ROLL: May = { move: 'Roll', fields: {} }
const view = { seat: 0, options: [ROLL] }
const answer = (error: string | null): Answer => ({ is: 'answer', id: '', error, numbers: {} })
const given = (room = table()) => ({ room, view, now: () => 0, animate: true })

beforeAll(() => speak('en'))

describe('a hand', () => {
  test('makes one move at a time', async () => {
    const sent: string[] = []
    let settle: (answer: Answer) => void = () => {}
    const hand = new Hand<string>(move => {
      sent.push(move)
      return new Promise(resolve => (settle = resolve))
    })
    const first = hand.play('bid')
    expect([hand.busy, await hand.play('bid again')]).toEqual([true, false])
    settle(answer(null))
    expect([await first, hand.busy, sent]).toEqual([true, false, ['bid']])
  })

  test('is free again when a move was refused', async () => {
    const hand = new Hand<string>(async () => answer('bid-too-low'))
    expect([await hand.play('bid'), hand.busy]).toEqual([false, false])
  })
})

describe('a desk', () => {
  const hand = new Hand<string>(async () => answer(null))

  test('names the seats', () => {
    expect(deskOf(given(), hand).names([0, 1])).toBe('Ann, Bob')
  })

  test('offers what the view offers, and nothing while a bot keeps the seat (R-16)', () => {
    expect(deskOf(given(), hand).options).toEqual([ROLL])
    const kept = table({ kept: [{ seat: 0, why: 'slow' }] }, { chairs: [sitter()] })
    expect(deskOf(given(kept), hand).options).toEqual([])
  })
})
