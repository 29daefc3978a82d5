import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bytesOf, canCheck, commitmentOf, die, luckOf, picked, several, shuffled } from './luck'

interface Vector {
  seed: string
  commitment: string
  salt: string
  drawn: number
  below: [number, number][]
  dice: number[]
  shuffled: number[]
  after: number
}

/** What domain/luck.py draws; tests/infra/test_verify.py holds the file to it. */
const VECTORS: Vector[] = JSON.parse(
  readFileSync(join(process.cwd(), '../tests/examples/luck.json'), 'utf8'),
)

test('this browser can check', () => {
  expect(canCheck()).toBe(true)
})

describe.each(VECTORS)('with salt $salt from block $drawn', vector => {
  test('numbers, dice and shuffles are those of the server', async () => {
    const luck = (await luckOf(vector.seed, vector.salt))(vector.drawn)
    for (const [n, drawn] of vector.below) expect(await luck.below(n)).toBe(drawn)
    expect(await several(vector.dice.length, () => die(luck))).toEqual(vector.dice)
    const box = vector.shuffled.map((_, place) => place)
    expect(await shuffled(luck, box)).toEqual(vector.shuffled)
    expect(luck.drawn).toBe(vector.after)
  })

  test('so is the commitment', async () => {
    expect(await commitmentOf(vector.seed)).toBe(vector.commitment)
  })
})

test('a seed that is none is refused', () => {
  for (const seed of ['', 'abc', 'zz', 'AB']) expect(() => bytesOf(seed)).toThrow(RangeError)
  expect([...bytesOf('00ff')]).toEqual([0, 255])
})

test('of nothing nothing can be picked', async () => {
  const luck = (await luckOf('00', ''))(0)
  await expect(picked(luck, [])).rejects.toThrow(RangeError)
})
