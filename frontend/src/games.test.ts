import { expect, test } from 'vitest'
import { GAMES } from './games'
import { PLAYERS as GEM_TRADER } from './protocol/facts/gem_trader.json'
import { PLAYERS as MODERN_ART } from './protocol/facts/modern_art.json'
import { PLAYERS as TYCOON } from './protocol/facts/tycoon.json'

/** The home page names them itself, so that no box is fetched with it. */
test('as many play as the boxes say', () => {
  const players = Object.entries(GAMES).map(([game, { least, most }]) => [game, { least, most }])
  expect(Object.fromEntries(players)).toEqual({
    tycoon: TYCOON,
    modern_art: MODERN_ART,
    gem_trader: GEM_TRADER,
  })
})
