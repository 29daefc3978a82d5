import { defineGame } from '../game'
import type { Move, Own, View } from '../protocol/gem_trader'
import { gemTraderWords } from './words'

export const gemTrader = defineGame<View, Move, Own>({
  title: 'game.gem_trader',
  about: 'game.gem_trader.about',
  players: { least: 2, most: 4 },
  pictured: [712, 772, 262],
  words: gemTraderWords,
  table: () => import('./table'),
  guide: () => import('./guide'),
  replay: () => import('./replay'),
  plots: () => import('./plots'),
  proof: () => import('./proof'),
})
