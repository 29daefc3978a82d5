import { nameKey } from '../art/pieces'
import { titleOf } from '../modern_art/titles'
import { say } from '../words'

/** What the pieces of each game are called. */
const NAMES: Readonly<Record<string, (piece: number) => string>> = {
  tycoon: card => say(nameKey(card)),
  modern_art: titleOf,
  gem_trader: card => say('plots.auction-card', { number: card + 1 }),
}

/** What was bought, in words. */
export function piecesWords(game: string, pieces: readonly number[]): string {
  const name = NAMES[game] ?? String
  return pieces.map(name).join(say('plots.pieces.and'))
}
