import type { beats as zh } from '../zh-Hans/beats'

export const beats: Record<keyof typeof zh, string> = {
  'gem_trader.beat.raised': '{count} 家叫到 {money}，{seat} 領先。',
  'gem_trader.beat.lot-forced': '只剩 {seat} 沒有牌，須按定價 {money} 買下第 {lot} 張。',
  'gem_trader.beat.round-began': '第 {round}/{rounds} 輪，{seat} 先開始。',
  'gem_trader.beat.sales-opened': '大家一起攤開拳頭。',
  'gem_trader.beat.game-ended': '最後一輪賣完了，下面數錢。',
}
