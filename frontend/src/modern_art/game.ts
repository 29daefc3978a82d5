import { defineGame } from '../game'
import type { Move, Own, View } from '../protocol/modern_art'
import { modernArtWords } from './words'

export const modernArt = defineGame<View, Move, Own>({
  title: 'game.modern_art',
  about: 'game.modern_art.about',
  players: { least: 3, most: 5 },
  pictured: [755, 440, 215],
  words: modernArtWords,
  table: () => import('./table'),
  guide: () => import('./guide'),
  replay: () => import('./replay'),
  plots: () => import('./plots'),
  proof: () => import('./proof'),
})
