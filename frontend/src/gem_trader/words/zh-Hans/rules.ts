/** The rules behind "?", a line for each rule. Blanks are the numbers of the box. */
export const rules = {
  'gem_trader.rules.goal.head': '目标',
  'gem_trader.rules.goal':
    '船长带着宝石上岸，你是宝石商人：竞标宝石和船员，看准市场卖出。{rounds} 轮之后现金最多的人获胜，打平一同获胜。',
  'gem_trader.rules.start.head': '开局',
  'gem_trader.rules.start':
    '{least_players}–{most_players} 人，每人 {cash}。现金、宝石和事件牌都在自己的档板后面，别人看不见；桌上不显示任何人的累计。\n第一轮谁先开始由抽签决定。宝石堆里各种宝石的总数：{gems}。',
  'gem_trader.rules.round.head': '一轮',
  'gem_trader.rules.round':
    '先翻开本轮市场牌：每种宝石的价钱，以及独自卖得最多的人另得的奖励。\n然后竞投，再到市场：打事件牌，卖出。\n每轮结束，起始标记传给左手边。',
  'gem_trader.rules.markets.head': '市场牌',
  'gem_trader.rules.markets':
    '共 {markets} 张，开局抽 {rounds} 张，每轮翻一张。大字是每颗的价钱，★ 是奖励。',
  'gem_trader.rules.auction.head': '竞投',
  'gem_trader.rules.auction':
    '每轮从 {lots} 张竞标牌里抽与人数相同的张数，一张张翻开；没翻开的谁也不看。\n起始玩家开价；他本轮已经买过，就由左边第一位没买过的人开价。开价的人必须出价，至少 {least}，不能放弃；现金不够也可以出 {least}，缺的记欠条。\n其他人顺时针加价至少 {raise}，或放弃这张牌。出价是 {raise} 的整数倍，不能超过自己的现金。\n最后剩下的一位把自己的出价付给银行，拿走牌上的宝石、事件牌和掷骰，本轮不再竞投。\n宝石堆不够就少拿；事件牌暗中抽，打出之前只有自己知道。',
  'gem_trader.rules.lots': '全部 {lots} 张竞标牌',
  'gem_trader.rules.fixed.head': '最后一张',
  'gem_trader.rules.fixed':
    '本轮还没得牌的最后一位，先看到最后一张，再按定价 {fixed} 买下。\n钱不够就付光，其余记欠条，从以后的卖款里自动扣，最迟终局结清，总额可以低于 0。有欠条时没有现金可以竞投。',
  'gem_trader.rules.die.head': '骰子',
  'gem_trader.rules.die':
    '骰子六面是 {faces}。掷出几，就从宝石堆任意拿几颗；堆里不够就全拿。\n有两次掷骰的牌，先拿完第一次，再掷第二次。\n宝石堆每种最多只显示到 {shown}，因为一次最多也只拿这么多。',
  'gem_trader.rules.crew.head': '事件牌',
  'gem_trader.rules.crew':
    '共 {crews} 张。从起始玩家起轮一圈，每人打几张都行，本轮刚得到的也能用，但没有第二次机会。\n价钱 = 市场牌的价 ± 每次 {step}，不论先后，最低 {floor}。\n事件牌不能换钱，终局剩下的每张值 {leftover}。',
  'gem_trader.rules.sale.head': '卖出',
  'gem_trader.rules.sale':
    '所有人同时暗中选要卖的宝石握在拳里，封港的不能卖，一颗不卖也可以；人齐一起摊开。还有人没握好时，可以松开重选。\n每颗按市场价卖出。某种宝石独自卖得最多的人得它的奖励，只卖一颗也行；打平谁也没有（有公证的人除外）。\n卖出的宝石回到宝石堆，下一次竞投起又能拿到。',
  'gem_trader.rules.end.head': '终局',
  'gem_trader.rules.end':
    '第 {rounds} 轮市场之后，每颗没卖的宝石、每张没用的事件牌值 {leftover}。\n总额 = 现金 + 剩下的 − 欠条。总额相同就名次并列，一同获胜。',
  'gem_trader.rules.secret.head': '公开与保密',
  'gem_trader.rules.secret':
    '保密：现金、欠条、档板后的宝石和事件牌、没翻开的牌。扒窃拿了什么只有两个当事人知道。\n公开：出价、成交价、竞标牌、掷骰与拿走的宝石、打出的事件牌、卖出的宝石和收入，以及用过的牌。',
  'gem_trader.rules.time.head': '时间',
  'gem_trader.rules.time':
    '两位以上真人时每个决定 {seconds} 秒，每打出一张事件牌重新计时；只有一名真人时不计时。\n超时按房间设置由机器人接手，或当作：放弃（开价的人出 {least}）、拿此刻最贵的宝石、不打牌、不卖。\n离线超过 {grace} 秒由机器人托管，人回来就交还。',
}
