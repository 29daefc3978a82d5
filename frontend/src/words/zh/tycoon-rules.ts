/** The rules behind "?". Blanks are the numbers of the box. */
export const rules = {
  'tycoon.rules.goal.head': '目标',
  'tycoon.rules.goal':
    '{least_players}–{most_players} 位藏家，各带 {purse} 金，用拍卖、交易和红卡产金经营收藏。打完人数两倍的轮次，金币加藏品总分最高者胜。',
  'tycoon.rules.cards.head': '卡牌',
  'tycoon.rules.cards':
    '从九个时代里随机取与人数相同的几个。每个时代有 1 星三张、2 星三张、3 星两张，和一张 4 星红卡；估值 10、20、30、40。其中一个时代的红卡开局就被秘密移走，终局才揭晓是谁。',
  'tycoon.rules.start.head': '开局',
  'tycoon.rules.start':
    '每人掷一颗骰，最高者是第一位起始玩家（并列者重掷），由他决定顺时针或逆时针，全场不变。每人正好当 {rounds_each} 次起始玩家。',
  'tycoon.rules.round.head': '一轮',
  'tycoon.rules.round':
    '① 新的起始玩家登场，禁拍解除，红卡产金，拍卖行为四个星级各掷一骰提高议价加成。② 抽“人数 − 1”张背面卡。起始玩家盲标一张移到首位，并定它明拍或暗拍，之后明暗交替。③ 每张卡翻开之前先开出售窗口，全员准备后起始玩家关窗翻牌，开始拍卖。④ 全部拍完，起始玩家可以私下交易。',
  'tycoon.rules.window.head': '出售窗口',
  'tycoon.rules.window':
    '拍卖行只收不卖。收价 = 估值 ×（100% + 该星级议价加成）。掷骰 1–2、3–4、5–6 点分别加 10%、20%、30%，累计最高 {cap}%。每卖一张，该星级降 {fall} 个百分点，可以低于零，但收价最低为 0。红卡卖给拍卖行要交 {red_tax}% 红卡税。',
  'tycoon.rules.open.head': '明拍',
  'tycoon.rules.open':
    '起拍价是估值的一半，至少 {start_least} 金；之后每次至少加 {raise} 金，人人可随时出价。每次有效出价后重新计时 {bid_seconds} 秒，时间到就落槌。只有一名真人时不计时，由他说“不再加价”或落槌。',
  'tycoon.rules.sealed.head': '暗拍',
  'tycoon.rules.sealed':
    '各自秘密报一个整数，0 表示放弃，交齐后一起揭晓。最高价并列时只有并列者重拍，最多 {rebids} 次；仍并列就流拍。',
  'tycoon.rules.die.head': '骰子与付款',
  'tycoon.rules.die':
    '落槌后掷骰：1/2/3 点加价，4/5/6 点减价，幅度是星级 × 1/2/3 金。实付最低为 0，金币付给银行。起始玩家买到自己盲标的卡，修正后付 {pick_percent}%，零头进位。',
  'tycoon.rules.luxury.head': '奢侈税',
  'tycoon.rules.luxury':
    '已有 1 张红卡时再拍下红卡，另付实付的 {luxury_second}%；已有 2 张或更多，另付 {luxury_third}%，零头进位。',
  'tycoon.rules.default.head': '失约与接手',
  'tycoon.rules.default':
    '实付超过金币就失约：禁拍接下来 {ban} 场（轮换起始玩家时解除），卡由报价第二、第三的人依次用同一骰点接手，接手者付不起不受罚。都付不起就流拍。落槌后不能临时卖卡凑钱。',
  'tycoon.rules.trade.head': '私下交易',
  'tycoon.rules.trade':
    '起始玩家先可求购一次：说出卡名和价钱，所有人收到同样的问题，愿意卖的人里选一位。没有成交，才可以拿自己一张卡向一位藏家换金币、换卡，或两样都要。交易不掷骰；含红卡时，收金币的一方交 {red_tax}% 税。',
  'tycoon.rules.reds.head': '红卡产金',
  'tycoon.rules.reds':
    '每次换起始玩家时，每张红卡为持有人产金：同系手牌数（含红卡自己）×{income}；集齐同系 1、2、3 星后 ×{income_set}。',
  'tycoon.rules.score.head': '终局计分',
  'tycoon.rules.score':
    '同一时代 1、2、3 星齐全，该时代每张 ×1.5；再有红卡，每张 ×2，重复的卡也算。持有红卡却没有集齐 1、2、3 星，这张红卡的估值没收。总分 = 金币 + 藏品 − 没收。同分先比金币，再比四星齐全的套数，最后看谁先入席。',
  'tycoon.rules.time.head': '时间',
  'tycoon.rules.time':
    '多人局每个决定 {seconds} 秒，明拍每次出价后 {bid_seconds} 秒，掷骰 {die_seconds} 秒。只有一名真人时不计时，只有骰子会自动掷。',
}
