import { expect, test } from 'vitest'
import { GAMES } from './games'

interface Box {
  PLAYERS: { least: number; most: number }
}

/** What the server writes of each game it knows (`npm run types`); the room is no game. */
const BOXES = Object.entries(
  import.meta.glob<Box>('./protocol/facts/*.json', { eager: true, import: 'default' }),
)
  .map(([path, box]) => [path.replace(/^.*\/|\.json$/g, ''), box.PLAYERS] as const)
  .filter(([name]) => name !== 'room')

test('the games of the page are those of the server, and as many play as the boxes say', () => {
  expect(BOXES.length).toBeGreaterThan(2)
  const players = Object.entries(GAMES).map(([name, game]) => [name, game.players])
  expect(Object.fromEntries(players)).toEqual(Object.fromEntries(BOXES))
})

test('each lies in the folder of its name', () => {
  const folders = Object.keys(import.meta.glob('./*/game.ts')).map(path => path.split('/')[1])
  expect(folders.sort()).toEqual(Object.keys(GAMES).sort())
})
