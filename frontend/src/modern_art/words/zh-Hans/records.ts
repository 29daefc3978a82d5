/** What charts and the proof say of a finished game of Modern Art. */
export const records = {
  'plots.modern_art.worth':
    '身家 = 现钱 + 墙上的画按「此刻就结束本轮」银行会付的价。手牌在卖出前不值钱。',
  'plots.modern_art.bargain': '价值 = 本轮结算时银行为它付的钱。',
  'proof.modern_art.pile': '全部 70 幅画',
  'proof.modern_art.slow': '第 {lot} 件：替超时者抽的画',
}
