/** The rules page, chapter by chapter. */
export const rules = {
  'gem_trader.rules.goal.head': '目标',
  'gem_trader.rules.goal':
    '船长带着宝石上岸。你是宝石商人：竞标宝石和船员，看准市场卖出。四轮之后现金最多的人获胜，打平一同获胜。',
  'gem_trader.rules.start.head': '开局',
  'gem_trader.rules.start':
    '2–4 人，每人 {cash}。现金、宝石和事件牌都藏在自己的档板后面，别人看不见。桌上不显示任何人的累计。',
  'gem_trader.rules.round.head': '一轮',
  'gem_trader.rules.round':
    '共 {rounds} 轮。先翻开本轮市场牌：每种宝石的价钱，以及独自卖得最多的人另得的奖励。然后竞投，再到市场卖出。每轮结束起始标记传给左手边。',
  'gem_trader.rules.auction.head': '竞投',
  'gem_trader.rules.auction':
    '每轮抽与人数相同的竞标牌，一张张翻开。开价的人必须出价，至少 {least}，不能放弃；其他人顺时针加价至少 {raise}，或放弃这张牌。最后剩下的一位付钱给银行，拿走牌上的宝石、事件牌和掷骰。得到牌的人本轮不再竞投。出价都是 {raise} 的整数倍，不能超过自己的现金。',
  'gem_trader.rules.fixed.head': '最后一张',
  'gem_trader.rules.fixed':
    '还没得牌的最后一位按定价 {fixed} 买下最后一张。钱不够就付光，其余记作欠条，从下一笔卖款里自动扣，最迟终局结清。',
  'gem_trader.rules.die.head': '骰子',
  'gem_trader.rules.die':
    '骰子六面是 1、1、1、2、2、3。掷出几就从宝石堆任意拿几颗。×2 的牌先拿完第一次，再掷第二次。',
  'gem_trader.rules.crew.head': '事件牌',
  'gem_trader.rules.crew':
    '从起始玩家起轮一圈，每人打几张都行，只有这一次机会；这一轮刚得到的也能用。价钱在一圈打完后算：市场价加减每次 {step}，最低 {floor}。',
  'gem_trader.rules.sale.head': '卖出',
  'gem_trader.rules.sale':
    '所有人同时暗中选要卖的宝石，握在拳里；人齐一起摊开。一颗不卖也可以。每种有奖励的宝石，独自卖得最多的人得奖励，打平没有。卖出的宝石回到宝石堆。',
  'gem_trader.rules.end.head': '终局',
  'gem_trader.rules.end':
    '第四轮市场之后，每颗没卖的宝石、每张没用的事件牌值 {leftover}，欠条从中扣掉。',
  'gem_trader.rules.time.head': '时间',
  'gem_trader.rules.time':
    '两位以上真人时每个决定 {seconds} 秒；超时按房间设置由机器人托管，或按最保守的做：放弃（开价的人出 {least}）、不打牌、不卖。只有一位真人时不计时。',
}
