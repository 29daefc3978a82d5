import { expect, test, vi } from 'vitest'
import type { Answer } from '../protocol/room'
import { begin, botsFor, isQuick, playAtOnce } from './quickGame'

const answer = (error: string | null = null): Answer => ({
  is: 'answer',
  id: '',
  error,
  numbers: {},
})
const players = { least: 2, most: 4 }

test('one sits down, two beginners join, and it begins', async () => {
  const session = { sit: vi.fn(async () => answer()), ask: vi.fn(async () => answer()) }
  expect(await begin(session, { players })).toBe(true)
  expect(session.sit.mock.calls).toEqual([[0]])
  expect(session.ask.mock.calls).toEqual([
    [{ is: 'PlaceBot', chair: 1, level: 'easy' }],
    [{ is: 'PlaceBot', chair: 2, level: 'easy' }],
    [{ is: 'Start' }],
  ])
})

test('a refusal leaves the rest to the lobby', async () => {
  const session = {
    sit: vi.fn(async () => answer('chair-taken')),
    ask: vi.fn(async () => answer()),
  }
  expect(await begin(session, { players })).toBe(false)
  expect(session.ask).not.toHaveBeenCalled()
})

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
])('a game for %i at least has %i bots', (least, bots) => {
  expect(botsFor({ least })).toBe(bots)
})

test('a room is begun at once when that was asked for, and once', () => {
  playAtOnce('AMBER2')
  expect(isQuick('BRASS2')).toBe(false)
  expect(isQuick('AMBER2')).toBe(true)
  expect(isQuick('AMBER2')).toBe(false)
})
