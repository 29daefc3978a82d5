/** The rules behind "?", a line for each rule. Blanks are the numbers of the box. */
export const rules = {
  'modern_art.rules.goal.head': '目标',
  'modern_art.rules.goal':
    '{least_players}–{most_players} 位画廊主人，各有 {purse} 金（保密）。{rounds} 个回合里轮流把手里的画拿出来拍卖，买进、卖出、炒作画家。\n第 {rounds} 回合结算后钱最多的人获胜，钱一样多就并列；剩下的手牌一文不值。',
  'modern_art.rules.cards.head': '画与发牌',
  'modern_art.rules.cards':
    '共 {paintings} 幅画，{artists} 位画家。每位画家、每种卖法的张数和每回合每人发的牌见下表；没发的牌谁也不看。',
  'modern_art.rules.cards.artist': '画家',
  'modern_art.rules.cards.players': '人数',
  'modern_art.rules.cards.round': '第 {round} 回合',
  'modern_art.rules.turn.head': '轮到你',
  'modern_art.rules.turn':
    '从手里选一幅画来卖，由你主持。买主把钱付给你；你自己买下，钱付给银行。买来的画挂在墙上给所有人看，谁也不能再卖它。\n第一位卖家随机决定，之后按顺时针轮（「左边」就是顺时针下一位）。\n手里没牌的人不卖画、不能配画，但照样可以买；由下一位有牌的人接着卖。',
  'modern_art.rules.ways.head': '五种卖法',
  'modern_art.rules.open':
    '谁都可以随时出价，至少 {least} 金，每次要更高，不能超过自己的钱；领先的人不能自己加。主持人满意就落槌，数 {going} 次，有人加价就重来。没有人出价，主持人不花钱留下。',
  'modern_art.rules.once':
    '从主持人左边起顺时针，每人只说一次：放弃，或出比目前更高的价。主持人最后说，可以再出高价自己买下。全都放弃，主持人不花钱留下。',
  'modern_art.rules.sealed':
    '所有人包括主持人各写一个价，从 0 到自己的钱，交了不能改，一起打开，最高者得。并列时主持人优先，其次是他左边最近的一位。全都写 0，主持人不花钱留下。',
  'modern_art.rules.fixed':
    '主持人定一个自己付得起的价，从左边起依次问谁要，先要先得；都不要，主持人必须自己付给银行买下。',
  'modern_art.rules.double':
    '成套的画要配一幅同画家、本身不是成套的画，两幅一起卖，卖法看第二幅。\n你可以自己配，钱全归你；也可以单独拿出，从左边起每人问一次谁来配。\n配的人成为新主持，卖得的钱两人对分，多出的一金归新主持；买主若是两人之一，他自己那一份付给银行。没有人出价，新主持不花钱得到两幅。没有人来配，原主持不花钱得到这一幅。\n之后由新主持左边的人卖画，中间的人跳过。',
  'modern_art.rules.end.head': '回合结束',
  'modern_art.rules.end':
    '拿出来的画都计入画家的幅数。某位画家的第 {full} 幅一拿出来，回合立即结束：这最后一幅不卖、不属于任何人，但计数。\n成套的两幅可以让一位画家从三幅跳到 {full} 幅，两幅都不属于任何人。已有 {before_full} 幅时，单独一幅成套的画就结束回合，不再配。\n第 {rounds} 回合里，若所有人都没牌了，拿出最后一张牌也结束回合；它计数，不拍卖。',
  'modern_art.rules.price.head': '画价',
  'modern_art.rules.price':
    '本回合出现最多的三位画家依次得 {first}、{second}、{third} 的标码；幅数相同时排在左边的优先，没出现过的不排名。\n得到标码的画家，每幅画值他历回合所有标码之和；没得到的这回合一文不值，但旧标码留着，以后再进前三时一起算。\n所有挂在墙上的画都按这个价卖给银行，不能留。',
  'modern_art.rules.next.head': '下一回合',
  'modern_art.rules.next':
    '先按上表补牌，第 {rounds} 回合不补。由结束回合者左边的人先卖；若是配画结束的，就从配画者左边算起。',
  'modern_art.rules.secret.head': '公开与保密',
  'modern_art.rules.secret':
    '保密：手牌、别人的钱、没发的牌、揭晓前的暗标。\n公开：手牌张数、墙上的画、幅数与标码、每次出价和成交价。',
  'modern_art.rules.time.head': '时间',
  'modern_art.rules.time':
    '两位以上真人时，每个决定 {seconds} 秒，公开竞价每次出价后 {bid_seconds} 秒，落槌每数一次 {going_seconds} 秒。只有一名真人时不计时，由他说「不再加价」或落槌。\n超时按房间设置由机器人接手，或当作：随机拿出一幅、按第三名的价定价、不加、不要、放弃、写 0。\n离线超过 {grace} 秒由机器人托管，人回来就交还。',
}
