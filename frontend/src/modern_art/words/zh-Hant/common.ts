import type { common as zh } from '../zh-Hans/common'

export const common: Record<keyof typeof zh, string> = {
  'game.modern_art': '現代藝術',
  'game.modern_art.about': '炒作五位畫家，用五種賣法買進賣出。',
}
