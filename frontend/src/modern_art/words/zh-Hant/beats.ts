import type { beats as zh } from '../zh-Hans/beats'

export const beats: Record<keyof typeof zh, string> = {
  'modern_art.beat.raised': '{count} 家叫到 {gold} 金，{seat} 領先。',
  'modern_art.beat.round-began': '第 {round}/{rounds} 回合，{seat} 先賣。',
  'modern_art.beat.game-ended': '最後一個回合結束，下面數錢。',
  'modern_art.beat.paintings-cashed': '{seat} 的畫賣給銀行，得 {gold} 金。',
  'modern_art.beat.lot-sold': '{seat} 以 {gold} 金買下 {paintings}。',
  'modern_art.beat.lot-shared': '{seat} 以 {gold} 金買下 {paintings}。',
  'modern_art.beat.tokens-placed': '發標碼：{pairs}。',
}
