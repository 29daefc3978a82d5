import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { telling as gemTrader } from '../gem_trader/beats'
import { telling as modernArt } from '../modern_art/beats'
import { telling as tycoon } from '../tycoon/beats'
import { handOver } from './handOver'

const [ANN, BOB, CAT] = [0, 1, 2]
const box = (left: number, top: number) => new DOMRect(left, top, 20, 20)
const animate = vi.fn()
const cancel = vi.fn()
let stage: HTMLElement

beforeEach(() => {
  animate.mockReset().mockReturnValue({ cancel })
  document.body.innerHTML =
    '<b data-chair="4"></b><b data-chair="5"></b><div id="stage"><b data-lot></b></div>'
  stage = document.querySelector('#stage') as HTMLElement
  HTMLElement.prototype.animate = animate
  place('[data-chair="4"]', box(0, 0))
  place('[data-chair="5"]', box(300, 0))
  place('[data-lot]', box(100, 200))
  place('#stage', box(50, 100))
})

afterEach(() => {
  document.body.innerHTML = ''
})

function place(what: string, where: DOMRect): void {
  const element = document.querySelector(what) as HTMLElement
  element.getBoundingClientRect = () => where
}

const frames = () => animate.mock.calls.map(([{ transform, ...rest }]) => [transform, rest])

test('a lot goes to its owner, and a coin from them over the table to who is paid', () => {
  const stop = handOver(stage, { owner: ANN, payees: [BOB] }, seat => seat + 4)
  expect(frames()).toEqual([
    [['translate(-100px, -200px)', 'translate(0px, 0px)', 'translate(200px, -200px)'], {}],
    [['translate(0px, 0px)', 'translate(-100px, -200px) scale(0.35)'], {}],
  ])
  expect(stage.querySelectorAll('[data-coin]')).toHaveLength(1)
  stop()
  expect(cancel).toHaveBeenCalledOnce()
  expect(stage.querySelector('[data-coin]')).toBeNull()
})

test('where nothing is on sale, nothing moves', () => {
  stage.innerHTML = ''
  handOver(stage, { owner: ANN, payees: [null] }, seat => seat)()
  expect(animate).not.toHaveBeenCalled()
})

test('each game says whose a lot is and who is paid', () => {
  const sold = (numbers: object) => ({ owner: BOB, ...numbers })
  const said = (game: typeof tycoon, key: string, numbers: object) =>
    game.handedOver?.({ key, numbers: { seat: BOB, ...numbers } as Record<string, number> })
  expect(said(tycoon, 'lot-sold', { gold: 9 })).toEqual(sold({ payees: [null] }))
  expect(said(tycoon, 'lot-taken-over', { gold: 0 })).toEqual(sold({ payees: [] }))
  expect(said(tycoon, 'lot-unsold', {})).toBeNull()
  expect(said(gemTrader, 'lot-forced', { money: 250 })).toEqual(sold({ payees: [null] }))
  expect(said(modernArt, 'lot-sold', { other: CAT, gold: 5 })).toEqual(sold({ payees: [CAT] }))
  expect(said(modernArt, 'lot-kept', { gold: 5 })).toEqual(sold({ payees: [null] }))
  const shared = { seats: [ANN, CAT], golds: [3, 4], bank: 0 }
  expect(said(modernArt, 'lot-shared', shared)).toEqual(sold({ payees: [ANN, CAT] }))
  const ownHalf = { seats: [ANN, BOB], golds: [3, 0], bank: 4 }
  expect(said(modernArt, 'lot-shared', ownHalf)).toEqual(sold({ payees: [ANN, null] }))
  expect(said(modernArt, 'round-ended', {})).toBeNull()
})
