import { expect, test } from 'vitest'
import { placeOf } from './places'

const PHONE_COLUMNS = 6

function gridOf(chair: number, chairs: number) {
  const [, row, column, span] =
    /--area: (\d) \/ (\d) \/ auto \/ span (\d)/.exec(placeOf(chair, chairs)) ?? []
  return { row: Number(row), column: Number(column), span: Number(span) }
}

test.each([4, 5, 6])('%i chairs fill both rows of a phone and none stands on another', chairs => {
  const taken = Array.from({ length: chairs }, (_, chair) => gridOf(chair, chairs)).flatMap(
    ({ row, column, span }) => Array.from({ length: span }, (_, at) => `${row}.${column + at}`),
  )
  expect(new Set(taken).size).toBe(2 * PHONE_COLUMNS)
  expect(taken).toHaveLength(2 * PHONE_COLUMNS)
})

test.each([4, 5, 6])('of %i chairs each stands opposite another around the middle', chairs => {
  const lefts = Array.from({ length: chairs }, (_, chair) =>
    Number(/--left: (\d+)%/.exec(placeOf(chair, chairs))?.[1]),
  ).sort((a, b) => a - b)
  expect(lefts.map((left, at) => left + (lefts.at(-1 - at) ?? 0))).toEqual(lefts.map(() => 100))
})

test('there is no place for a seventh', () => {
  expect(() => placeOf(6, 6)).toThrow(RangeError)
})
