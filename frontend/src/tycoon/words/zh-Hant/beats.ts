import type { beats as zh } from '../zh-Hans/beats'

export const beats: Record<keyof typeof zh, string> = {
  'tycoon.beat.raised': '{count} 家叫到 {gold} 金，{seat} 領先。',
  'tycoon.beat.round-began': '第 {round}/{rounds} 輪，{seat} 是起始玩家。',
  'tycoon.beat.game-ended': '最後一件已經落槌，下面算分。',
  'tycoon.beat.hammer': '落槌！{seat} 出 {gold} 金。',
  'tycoon.beat.house-dice': '拍賣行擲出 {faces}，加成 {bonuses}。',
}
