import type { common as zh } from '../zh-Hans/common'

export const common: Record<keyof typeof zh, string> = {
  'game.tycoon': '拍賣大亨',
  'game.tycoon.about': '明拍暗拍、擲骰定價、收齊一個時代。',
  'room.variant.unsold-returns': '流標的卡回到牌堆',
  'room.variant.unsold-returns-about':
    '牌堆不夠抽一輪時，流標的卡洗亂後墊到牌堆底下（只有六人局會用到）',
}
