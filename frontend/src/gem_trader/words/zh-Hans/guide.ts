/** For who plays Gem Trader for the first time: the one thing to do now, and why. */
export const guide = {
  'guide.gem_trader.goal': '{rounds} 轮后现金最多的人赢：竞标宝石，价高时卖出。规则都在「?」里。',
  'guide.gem_trader.open': '由你开价，至少 {least}：先算算牌上的宝石按本轮市场能卖多少。',
  'guide.gem_trader.bid': '加价，或放弃等下一张。最后没得牌的人只付 {fixed}，出得更高就不划算。',
  'guide.gem_trader.pass': '你的现金不够再加，放弃就好；下一张还能出价。',
  'guide.gem_trader.take': '任选 {count} 颗：挑价高的，或能让你独自卖得最多的，另有奖励。',
  'guide.gem_trader.play': '事件牌只能在这时候打；不打的留着，终局每张值 {leftover}。',
  'guide.gem_trader.sell': '把要卖的放进拳里：独自卖得最多的人另得 ★ 奖励，留下的以后还能卖。',
}
