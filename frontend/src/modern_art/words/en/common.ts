import type { common as zh } from '../zh-Hans/common'

export const common: Record<keyof typeof zh, string> = {
  'game.modern_art': 'Modern Art',
  'game.modern_art.about': 'Five artists, five ways to sell: buy, sell and make a name dear.',
}
