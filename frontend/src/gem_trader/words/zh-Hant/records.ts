import type { records as zh } from '../zh-Hans/records'

export const records: Record<keyof typeof zh, string> = {
  'plots.gem_trader.auction-card': '競標牌 {number}',
  'plots.gem_trader.worth':
    '身家 = 現金 − 欠條 + 寶石按本輪市場價；封港的寶石、終局後的寶石和事件牌每個 20。',
  'plots.gem_trader.bargain':
    '價值 = 牌上的寶石（含擲骰所得）按當輪市場的最終價，事件牌每張 20；額外獎勵不計。',
  'proof.gem_trader.markets': '市場牌',
  'proof.gem_trader.lots': '競標牌',
  'proof.gem_trader.crews': '事件牌',
  'proof.gem_trader.stolen': '海盜偷到的寶石',
}
