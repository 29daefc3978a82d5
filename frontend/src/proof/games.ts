import type { Redrawing } from './draws'
import { gemTrader } from './gem_trader'
import { modernArt } from './modern_art'
import { tycoon } from './tycoon'

/** What chance does in each game, by the name the server knows it by. */
export const REDRAWN: Readonly<Record<string, Redrawing>> = {
  tycoon,
  modern_art: modernArt,
  gem_trader: gemTrader,
}
