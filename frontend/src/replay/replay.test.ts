import { beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../games'
import { sealOf } from '../kit/avatar'
import type { RoomView } from '../protocol/room'
import { chairLooks } from '../room/chairs'
import { BOB, BOT, sitter } from '../room/fixtures'
import { nameOfSeat } from '../room/names'
import { learn, speak } from '../words'
import { placeIn, queryOf } from './address'
import { elapsed } from './elapsed'
import { contents, serving, step } from './fixtures'
import { handleKey } from './keyboard'
import { moverOf, rowAt, rowsOf } from './log'
import { Playback } from './playback.svelte'
import { roomAt } from './room'
import { jumped, roundsOf } from './rounds'
import { replayWords } from './words'

beforeAll(async () => {
  await speak('en')
  await learn(replayWords)
})

describe('a link', () => {
  test.each([
    ['?step=12&eyes=2', { step: 12, eyes: 2 }],
    ['?eyes=all', { step: 0, eyes: 'all' }],
    ['?step=9999&eyes=table', { step: 19, eyes: 'table' }],
    ['?step=-1&eyes=3', { step: 0, eyes: 'table' }],
    ['?step=1e3&eyes=x', { step: 0, eyes: 'table' }],
    ['?step=99999999&eyes=-1', { step: 0, eyes: 'table' }],
    ['', { step: 0, eyes: 'table' }],
  ])('%s', (query, place) => {
    expect(placeIn(query, 20, 3)).toEqual(place)
  })

  test.each(['table', 'all', 1] as const)('leads back to where it was made: %s', eyes => {
    const place = { step: 7, eyes }
    expect(placeIn(queryOf(place), 20, 3)).toEqual(place)
  })
})

test.each([
  [0, '0:00'],
  [7_900, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i ms after the deal is %s', (ms, said) => {
  expect(elapsed(ms)).toBe(said)
})

describe('rounds', () => {
  const rounds = roundsOf(contents(10).steps)

  test('begin where the number changes', () => {
    expect(rounds).toEqual([
      { round: 0, step: 0 },
      { round: 1, step: 3 },
      { round: 2, step: 6 },
      { round: 3, step: 9 },
    ])
  })

  test.each([
    [0, 1, 3],
    [4, 1, 6],
    [9, 1, 12],
    [7, -1, 6],
    [6, -1, 3],
    [0, -1, 0],
  ] as const)('from step %i by %i: step %i', (from, by, to) => {
    expect(jumped(rounds, from, 12, by)).toBe(to)
  })
})

describe('the room of a replay', () => {
  const told = contents(10)

  test('has everybody where they sat, under their names', () => {
    const room = roomAt(told, 4, 'table', {})
    const looks = chairLooks(room, [])
    expect(looks.map(look => look.name)).toEqual(['Ann', nameOfSeat(room, 1), 'Bob'])
    expect(nameOfSeat(room, 1)).toBe('Orchid')
    expect(looks.map(look => look.marks)).toEqual([[], ['bot'], []])
    expect(looks.map(look => look.isActive)).toEqual([false, false, true])
  })

  test('all look as they did at the table', () => {
    const then = { ...roomAt(told, 4, 'table', {}), chairs: [sitter(), null, BOT, null, null, BOB] }
    const drawn = (room: RoomView) =>
      chairLooks(room, []).map(({ name, looks, chair }) => sealOf(name, looks, chair))
    expect(drawn(roomAt(told, 4, 'all', {}))).toEqual(drawn(then))
  })

  test('is that of whose eyes one looks through', () => {
    const looks = chairLooks(roomAt(told, 4, 2, {}), [])
    expect(looks.map(look => look.isMine)).toEqual([false, false, true])
    expect(looks.map(look => look.marks)).toEqual([[], ['bot'], ['you']])
  })

  test('a seat that is looked through is never kept from its table', () => {
    expect(roomAt(told, 4, 0, {}).playing?.kept).toEqual([])
  })

  test('is over at the last step alone', () => {
    expect(told.steps.map((_, at) => roomAt(told, at, 'all', {}).playing?.over)).toEqual([
      ...Array<boolean>(9).fill(false),
      true,
    ])
  })
})

describe('the log', () => {
  const told = contents(4)
  told.steps[2] = step(2, { lines: [] })
  const words = (line: { key: string }, nameOf: (seat: number) => string) =>
    `${line.key} ${nameOf(1)}`

  test('has the steps that are told of', () => {
    const rows = rowsOf(told, words)
    expect(rows.map(row => row.step)).toEqual([0, 1, 3])
    expect(rows[1]).toEqual({ step: 1, at: 1000, words: ['bid-made Orchid'] })
  })

  test('a step without words belongs to the row before it', () => {
    const rows = rowsOf(told, words)
    expect(told.steps.map((_, at) => rowAt(rows, at))).toEqual([0, 1, 1, 2])
  })

  test('knows who moved', () => {
    expect(told.steps.slice(0, 3).map(each => moverOf(told, each))).toEqual([
      'The house',
      'Orchid',
      'Bob',
    ])
  })
})

describe('keys', () => {
  function key(name: string, target: Element = document.body): KeyboardEvent {
    const press = new KeyboardEvent('keydown', { key: name, cancelable: true })
    Object.defineProperty(press, 'target', { value: target })
    return press
  }

  function playback(at: number): Playback {
    vi.stubGlobal('fetch', (path: string) => serving(10).fetch(path))
    return new Playback(contents(10), { step: at, eyes: 'table' })
  }

  test.each([
    ['ArrowRight', 5],
    ['ArrowLeft', 3],
    ['Home', 0],
    ['End', 9],
    ['PageDown', 6],
    ['PageUp', 3],
  ])('%s', (name, to) => {
    const shown = playback(4)
    const press = key(name)
    handleKey(shown, roundsOf(shown.contents.steps), press)
    expect([shown.step, press.defaultPrevented]).toEqual([to, true])
  })

  test('space plays and pauses', () => {
    const shown = playback(4)
    handleKey(shown, [], key(' '))
    expect(shown.isPlaying).toBe(true)
    handleKey(shown, [], key(' '))
    expect(shown.isPlaying).toBe(false)
  })

  test.each([
    ['input', 'ArrowRight'],
    ['select', 'ArrowRight'],
    ['dialog', 'End'],
    ['button', ' '],
  ])('in a %s the key %s is its own', (tag, name) => {
    const shown = playback(4)
    const press = key(name, document.createElement(tag))
    handleKey(shown, [], press)
    expect([shown.step, shown.isPlaying, press.defaultPrevented]).toEqual([4, false, false])
  })

  test('on a button the arrows still step', () => {
    const shown = playback(4)
    handleKey(shown, [], key('ArrowRight', document.createElement('button')))
    expect(shown.step).toBe(5)
  })
})

test.each(Object.values(GAMES))('$title has a panel of all hands', async game => {
  expect((await game.replay()).AllHands).toBeTypeOf('function')
})
