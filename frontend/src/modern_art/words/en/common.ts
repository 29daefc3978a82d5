import type { common as zh } from '../zh-Hans/common'

export const common: Record<keyof typeof zh, string> = {
  'game.modern_art': 'Modern Art',
  'game.modern_art.about': 'Five artists, five kinds of auction: buy, sell and drive up a name.',
}
