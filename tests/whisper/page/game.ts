import { defineGame } from '../../../frontend/src/game'
import type { Move, Own, View } from './types'
import { whisperWords } from './words'

export const whisper = defineGame<View, Move, Own>({
  title: 'game.whisper',
  about: 'game.whisper.about',
  players: { least: 2, most: 4 },
  words: whisperWords,
  table: () => import('./table'),
  guide: () => import('./guide'),
  replay: () => import('./replay'),
  plots: () => import('./plots'),
  proof: () => import('./proof'),
})
