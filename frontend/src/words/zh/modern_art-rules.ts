/** The rules behind "?". Blanks are the numbers of the box. */
export const rules = {
  'modern_art.rules.goal.head': '目标',
  'modern_art.rules.goal':
    '{least_players}–{most_players} 位画廊主人，各有 {purse} 金（保密）。四个回合里轮流把手里的画拿出来拍卖，买进、卖出、炒作画家。第四回合结算后，钱最多的人获胜；钱一样多就并列。',
  'modern_art.rules.turn.head': '轮到你',
  'modern_art.rules.turn':
    '从手里选一幅画来卖，由你主持。买主把钱付给你，画挂在他面前；你自己买下，钱付给银行。挂出的画不能再卖。手里没牌的人不卖画，但照样可以买。',
  'modern_art.rules.ways.head': '五种卖法',
  'modern_art.rules.open':
    '谁都可以随时加价，主持人满意就落槌：一次、两次、三次，有人加价就重来。没有人出价，主持人不花钱留下。',
  'modern_art.rules.once':
    '从主持人左边起顺时针，每人只说一次：放弃，或出比目前更高的价。主持人最后说。',
  'modern_art.rules.sealed':
    '所有人包括主持人各写一个价，一起打开，最高者得。并列时主持人优先，其次是他左边最近的一位。',
  'modern_art.rules.fixed':
    '主持人定一个自己付得起的价，从左边起问谁要；都不要，主持人自己付给银行买下。',
  'modern_art.rules.double':
    '配一幅同画家、不是成套的画，两幅一起卖，卖法看第二幅。也可以单独拿出，从左边起问谁来配：配的人成为新主持，卖得两人对分（多出的一金归新主持），买主若是两人之一，他自己那份付给银行。没人配，原主持免费得到它。之后由新主持左边的人卖画。',
  'modern_art.rules.end.head': '回合结束',
  'modern_art.rules.end':
    '某位画家的第五幅画一拿出来，回合立即结束。这最后一幅（成套时两幅）不卖、不属于任何人，但计入幅数。',
  'modern_art.rules.price.head': '画价',
  'modern_art.rules.price':
    '本回合出现最多的三位画家得 30、20、10 的标码；幅数相同时排在左边的优先，没出现过的不排名。进了前三的画家，每幅画值他历回合所有标码之和；没进前三就一文不值，但标码留着，以后进前三再算。所有挂出的画都卖给银行。',
  'modern_art.rules.next.head': '下一回合',
  'modern_art.rules.next':
    '第二、三回合前补牌（3 人 6 张，4 人 4 张，5 人 3 张），第四回合不补。由结束回合者左边的人先卖。第四回合若所有人都没牌了，拿出最后一张牌时回合结束。',
  'modern_art.rules.secret.head': '秘密',
  'modern_art.rules.secret':
    '手牌和钱保密，到终局才亮出。手牌张数、墙上的画、每次成交的价钱都是公开的。',
  'modern_art.rules.time.head': '时间',
  'modern_art.rules.time':
    '多人局每个决定 {seconds} 秒，公开竞价每次出价后 {bid_seconds} 秒，落槌每数一次 {going_seconds} 秒。只有一名真人时不计时，由他说“不再加价”或落槌。',
}
