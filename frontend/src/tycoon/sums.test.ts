import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Sum, Terms } from '../protocol/tycoon'
import { changeOf, failingFaces, isSteep, payment, payRange, redTax } from './sums'

function terms(star: number, more: Partial<Terms> = {}): Terms {
  const changes = [1, 2, 3, 4, 5, 6].map(face => changeOf(star, face))
  return { changes, of_100: 100, tax_percent: 0, ...more }
}

const pays = (bid: number, face: number, star: number, more: Partial<Terms> = {}) =>
  payment(bid, changeOf(star, face), terms(star, more)).pay

/** What domain/tycoon/sums.py pays; tests/tycoon/examples.py writes it. */
const VECTORS = JSON.parse(
  readFileSync(join(process.cwd(), '../tests/examples/payments.json'), 'utf8'),
) as [Terms, number, Sum][]

test('a payment is what the server says it is, for all terms, bids and faces (TY-44)', () => {
  expect(VECTORS.length).toBeGreaterThan(800)
  for (const [own, bid, sum] of VECTORS) expect(payment(bid, sum.change, own)).toEqual(sum)
})

describe('what one may pay', () => {
  test('41 for the own-pick red with one red is 36 to 65 (Y24)', () => {
    const own = terms(4, { of_100: 80, tax_percent: 50 })
    expect(payRange(41, own)).toEqual({ least: 36, most: 65 })
  })

  test('60 bid with 55 gold fails on a 4 and holds on a 5 (Y27)', () => {
    expect([pays(60, 4, 4), pays(60, 5, 4)]).toEqual([56, 52])
    expect(failingFaces(60, terms(4), 55)).toBe(4)
  })

  test('just the gold one has does not fail (Y26)', () => {
    expect(failingFaces(52, terms(4), 64)).toBe(0)
    expect(failingFaces(53, terms(4), 64)).toBe(1)
  })
})

describe('a second look (B-25)', () => {
  test('is taken at a bid that may default', () => {
    expect(isSteep(45, 30, terms(3), 50)).toBe(true)
    expect(isSteep(41, 30, terms(3), 50)).toBe(false)
  })

  test('is taken at three times the value, however rich one is', () => {
    expect(isSteep(29, 10, terms(1), 500)).toBe(false)
    expect(isSteep(30, 10, terms(1), 500)).toBe(true)
  })

  test('is not taken when giving up', () => {
    expect(isSteep(0, 10, terms(1), 0)).toBe(false)
  })
})

describe('the red tax (Y43)', () => {
  test('a seller of a red for 50, 51 or 1 keeps 40, 40 or 0', () => {
    expect([50, 51, 1].map(gold => gold - redTax(gold, true))).toEqual([40, 40, 0])
  })

  test('there is none without a red or without gold', () => {
    expect([redTax(50, false), redTax(0, true)]).toEqual([0, 0])
  })
})
