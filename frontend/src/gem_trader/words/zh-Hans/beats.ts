/** Lines of the log as they are told at the table; `raised`: several bids at once. */
export const beats = {
  'gem_trader.beat.raised': '{count} 家叫到 {money}，{seat} 领先。',
  'gem_trader.beat.lot-forced': '只剩 {seat} 没有牌，须按定价 {money} 买下第 {lot} 张。',
  'gem_trader.beat.round-began': '第 {round}/{rounds} 轮，{seat} 先开始。',
  'gem_trader.beat.sales-opened': '大家一起摊开拳头。',
  'gem_trader.beat.game-ended': '最后一轮卖完了，下面数钱。',
}
