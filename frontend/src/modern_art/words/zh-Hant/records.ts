import type { records as zh } from '../zh-Hans/records'

export const records: Record<keyof typeof zh, string> = {
  'plots.modern_art.worth':
    '身家 = 現錢 + 牆上的畫按「此刻就結束本輪」銀行會付的價。手牌在賣出前不值錢。',
  'plots.modern_art.bargain': '價值 = 本輪結算時銀行為它付的錢。',
  'proof.modern_art.pile': '全部 70 幅畫',
  'proof.modern_art.slow': '第 {lot} 件：替逾時者抽的畫',
}
