/** What charts and the proof say of a finished game of Gem Trader. */
export const records = {
  'plots.gem_trader.auction-card': '竞标牌 {number}',
  'plots.gem_trader.worth':
    '身家 = 现金 − 欠条 + 宝石按本轮市场价；封港的宝石、终局后的宝石和事件牌每个 20。',
  'plots.gem_trader.bargain':
    '价值 = 牌上的宝石（含掷骰所得）按当轮市场的最终价，事件牌每张 20；额外奖励不计。',
  'proof.gem_trader.markets': '市场牌',
  'proof.gem_trader.lots': '竞标牌',
  'proof.gem_trader.crews': '事件牌',
  'proof.gem_trader.stolen': '海盗偷到的宝石',
}
