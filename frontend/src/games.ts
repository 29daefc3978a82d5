import type { GamePieces } from './room/extras'
import { type Key, learn } from './words'

/** A game as the room sees it: its view and moves are the game's own affair. */
export type AnyGame = GamePieces<unknown, unknown>

interface Listed {
  title: Key
  about: Key
  least: number
  most: number
  load: () => Promise<AnyGame>
}

/** The games that can be played here, by the name the server knows them by. */
export const GAMES: Readonly<Record<string, Listed>> = {
  tycoon: {
    title: 'game.tycoon',
    about: 'game.tycoon.about',
    least: 3,
    most: 6,
    load: tycoon,
  },
  modern_art: {
    title: 'game.modern_art',
    about: 'game.modern_art.about',
    least: 3,
    most: 5,
    load: modernArt,
  },
  gem_trader: {
    title: 'game.gem_trader',
    about: 'game.gem_trader.about',
    least: 2,
    most: 4,
    load: gemTrader,
  },
}

/** What the game is called, in the language spoken. */
export function gameTitle(game: string): Key {
  return GAMES[game]?.title ?? 'room.game'
}

async function tycoon(): Promise<AnyGame> {
  const [table, rules, seats, log, sounds] = await Promise.all([
    import('./tycoon/Table.svelte'),
    import('./tycoon/Rules.svelte'),
    import('./tycoon/seats'),
    import('./tycoon/log'),
    import('./tycoon/sounds'),
    learn('tycoon'),
  ])
  return forRoom({ Table: table.default, Rules: rules.default, ...seats, ...log, ...sounds })
}

async function modernArt(): Promise<AnyGame> {
  const [table, rules, seats, log, sounds] = await Promise.all([
    import('./modern_art/Table.svelte'),
    import('./modern_art/Rules.svelte'),
    import('./modern_art/seats'),
    import('./modern_art/log'),
    import('./modern_art/sounds'),
    learn('modern_art'),
  ])
  return forRoom({ Table: table.default, Rules: rules.default, ...seats, ...log, ...sounds })
}

async function gemTrader(): Promise<AnyGame> {
  const [table, rules, seats, log, sounds] = await Promise.all([
    import('./gem_trader/Table.svelte'),
    import('./gem_trader/Rules.svelte'),
    import('./gem_trader/seats'),
    import('./gem_trader/log'),
    import('./gem_trader/sounds'),
    learn('gem_trader'),
  ])
  return forRoom({ Table: table.default, Rules: rules.default, ...seats, ...log, ...sounds })
}

/** The room hands a game's own view back to it; only the game knows its type. */
function forRoom<View, Move>(pieces: GamePieces<View, Move>): AnyGame {
  return pieces as unknown as AnyGame
}
