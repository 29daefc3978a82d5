import { defineGame } from '../game'
import type { Move, Own, View } from '../protocol/tycoon'
import { tycoonWords } from './words'

export const tycoon = defineGame<View, Move, Own>({
  title: 'game.tycoon',
  about: 'game.tycoon.about',
  players: { least: 3, most: 6 },
  pictured: [318, 494, 240],
  words: tycoonWords,
  table: () => import('./table'),
  guide: () => import('./guide'),
  replay: () => import('./replay'),
  plots: () => import('./plots'),
  proof: () => import('./proof'),
})
