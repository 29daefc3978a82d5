import type { AnyGame } from './game'
import { gemTrader } from './gem_trader/game'
import { modernArt } from './modern_art/game'
import { tycoon } from './tycoon/game'
import { type Key, learn } from './words'

/** The games that can be played here, by the name the server knows them by. */
export const GAMES: Record<string, AnyGame> = {
  tycoon,
  modern_art: modernArt,
  gem_trader: gemTrader,
}

type Part = 'table' | 'guide' | 'replay' | 'plots' | 'proof'

/** Nothing for a game that this page does not know. */
export function gameNamed(name: string): AnyGame | undefined {
  return Object.hasOwn(GAMES, name) ? GAMES[name] : undefined
}

/** What the game is called, in the language spoken. */
export function gameTitle(name: string): Key {
  return gameNamed(name)?.title ?? 'room.game'
}

/** Fetches a part of a game, and the game's words with it. */
export async function load<P extends Part>(
  name: string,
  part: P,
): Promise<Awaited<ReturnType<AnyGame[P]>> | undefined> {
  const game = gameNamed(name)
  if (game === undefined) return undefined
  const [loaded] = await Promise.all([game[part](), learn(game.words)])
  return loaded as Awaited<ReturnType<AnyGame[P]>>
}
