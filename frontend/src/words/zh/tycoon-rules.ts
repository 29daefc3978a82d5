/** The rules behind "?", a line for each rule. Blanks are the numbers of the box. */
export const rules = {
  'tycoon.rules.goal.head': '目标',
  'tycoon.rules.goal':
    '{least_players}–{most_players} 位藏家，各带 {purse} 金，用拍卖、交易和红卡产金经营收藏。\n共打“人数 × {rounds_each}”轮，每人正好当 {rounds_each} 次起始玩家。终局时金币加藏品总分最高的人获胜。',
  'tycoon.rules.cards.head': '卡牌',
  'tycoon.rules.cards':
    '从 {eras} 个时代里随机取出与人数相同的几个，大家都看得到。每个时代有下表这些卡，同名的卡完全一样。\n开局时有一个时代的红卡被秘密移走，终局才揭晓是哪个时代；那个时代凑不成四星套。\n流拍的卡离开游戏，亮给所有人看，不再回来。',
  'tycoon.rules.cards.star': '星级',
  'tycoon.rules.cards.copies': '张数',
  'tycoon.rules.cards.value': '估值',
  'tycoon.rules.cards.start': '起拍价',
  'tycoon.rules.start.head': '开局',
  'tycoon.rules.start':
    '每人掷一颗骰，点数最高的是第一位起始玩家；并列者重掷，直到只剩一位。\n由他决定起始玩家按顺时针还是逆时针轮换，全场不变。',
  'tycoon.rules.round.head': '一轮',
  'tycoon.rules.round':
    '结算：换起始玩家，解除所有禁拍，红卡产金，拍卖行为四个星级各掷一颗骰。\n抽卡：摆出“人数 − 1”张背面卡。牌堆不够就有几张抽几张；一张也没有时，仍开一次出售窗口，仍可交易。\n盲标：起始玩家选一张移到首位，并定它明拍或暗拍；之后明暗交替，不管前一张结果如何。没翻开的卡谁也不知道是什么。\n每张卡：先开出售窗口，全员准备好后起始玩家关窗翻牌，再拍卖、掷骰、付款。\n全部拍完后，起始玩家可以私下交易，然后轮到下一位起始玩家。',
  'tycoon.rules.window.head': '出售窗口',
  'tycoon.rules.window':
    '拍卖行只收不卖。收价 = 估值 ×（100% + 该星级的议价加成），最低为 0，不看是否成套。\n每次结算各星级掷一颗骰：1–2 点加 {bonus_low} 个百分点，3–4 点加 {bonus_mid}，5–6 点加 {bonus_high}；掷完累计最高 {cap}，留到下一轮。\n每卖一张，该星级降 {fall} 个百分点，可以低于零；一次卖几张，就一张张按降过的价算。\n红卡卖给拍卖行要交收价的 {red_tax}% 作红卡税，零头进位。\n准备好之后还想卖，要先取消准备。有人抢先卖了，旧报价作废，按新价再确认。\n被禁拍的人照样可以卖。本轮最后一张拍完不再开窗，刚拍到的要等下一轮才能卖。',
  'tycoon.rules.open.head': '明拍',
  'tycoon.rules.open':
    '起拍价是估值的一半，至少 {start_least} 金；之后每次至少加 {raise} 金。没被禁拍的人随时可以出价，领先的人不能给自己加价。\n翻牌后和每次出价后都重新计时 {bid_seconds} 秒，时间到就落槌；没有人出价就流拍。\n出价不能收回。可以出得比自己的金币多（最高 {most_bid}），但付不起就是失约。\n只有一名真人时不计时：他说“不再加价”，机器人也不再加，就落槌。',
  'tycoon.rules.sealed.head': '暗拍',
  'tycoon.rules.sealed':
    '没被禁拍的人各自秘密报一个整数，交了不能改；0 表示放弃。交齐后一起揭晓，最高者得。\n最高价并列时只有并列者重报，可以比上次低，最多重拍 {rebids} 次；仍并列就流拍，报价低的人也得不到。\n全都报 0 就流拍，不再重来。',
  'tycoon.rules.die.head': '骰子与付款',
  'tycoon.rules.die':
    '落槌后得主掷骰：1、2、3 点加价，4、5、6 点减价，幅度（金）见下表。\n报价加上修正，最低为 0。起始玩家买到自己本轮盲标的卡，只付其中的 {pick_percent}%，零头进位。\n买红卡再加奢侈税。金币都付给银行，不归任何人。',
  'tycoon.rules.luxury.head': '奢侈税',
  'tycoon.rules.luxury':
    '拍下红卡时，手上已有 1 张红卡，另付应付额的 {luxury_second}%；已有 2 张或更多，另付 {luxury_third}%。第一张红卡不收。\n应付额是骰子和盲标折扣之后的数，税的零头进位。私下交易不收奢侈税。',
  'tycoon.rules.default.head': '失约与接手',
  'tycoon.rules.default':
    '应付超过自己的金币就失约（正好付光不算）：禁拍接下来 {ban} 场，流拍也算一场，换起始玩家时解除。不另外罚钱。\n卡由其余出价者从高到低依次接手，最多试 {takers} 位：各按自己的报价，用同一个骰点，算自己的折扣和税。付得起就归他，不再询问；付不起也不受罚。\n暗拍报价相同时，撑到更后一次重拍的人在前，其次是轮换方向上离起始玩家近的人。\n都付不起就流拍。落槌到付款之间不能卖卡或交易凑钱。',
  'tycoon.rules.trade.head': '私下交易',
  'tycoon.rules.trade':
    '求购：起始玩家说出本局任意一张卡名和价钱，只有一次。所有人收到同样的问题，只有他知道谁愿意卖，再选一位或放弃。\n自由交易：求购没有成交或跳过，他可以拿自己一张卡，向一位藏家要金币、要一张卡，或两样都要；自己不能再添钱。\n没有对方要的卡只能拒绝，别人看不出原因。\n交易不掷骰。只要有红卡易手，收金币的一方交所收的 {red_tax}%，零头进位，一笔只交一次。',
  'tycoon.rules.reds.head': '红卡产金',
  'tycoon.rules.reds':
    '从第二轮起，每次换起始玩家时，每张红卡为持有人产金：同时代的手牌数（含红卡自己）× {income}；集齐该时代 1、2、3 星后 × {income_set}。\n几张红卡各算各的时代。最后一轮之后不再产金。',
  'tycoon.rules.score.head': '终局计分',
  'tycoon.rules.score':
    '每张卡按估值计分。同一时代 1、2、3 星齐全，该时代每张 × {set_times}；再有红卡，每张 × {red_times}。重复的卡也算。\n持有红卡却没有集齐该时代 1、2、3 星，这张红卡的估值没收。\n总分 = 金币 + 藏品 − 没收。同分先比金币，再比四星齐全的套数，最后看谁先入席；名次不并列。',
  'tycoon.rules.secret.head': '公开与保密',
  'tycoon.rules.secret':
    '公开：每人的金币、手牌张数、红卡，以及加成、禁拍、谁准备好了。\n保密：其余手牌、揭晓前的暗拍报价、谁愿意卖、自由交易里红卡以外的卡。',
  'tycoon.rules.time.head': '时间',
  'tycoon.rules.time':
    '两位以上真人时，每个决定 {seconds} 秒，明拍每次出价后 {bid_seconds} 秒，掷骰 {die_seconds} 秒。只有一名真人时不计时，只有骰子会自动掷。\n超时按房间设置由机器人接手，或当作：顺时针、第一张明拍、准备好、关窗、报 0、跳过、拒绝。\n离线超过 {grace} 秒由机器人托管，人回来就交还。',
}
