/** The first-game guide: the one thing to do now, and why. */
export const guide = {
  'guide.got-it': '知道了，收起这条提示',

  'guide.lobby.sit': '先坐下：坐下的人才能玩，其他人旁观。',
  'guide.lobby.fill': '还差 {missing} 位，用机器人补齐就能开局；也可以把链接发给朋友，等他们来坐。',
  'guide.lobby.start': '人够了，可以开局；开局以后座位就锁定了。',
  'guide.lobby.wait': '等房主开局；这时候可以先看看玩法。',

  'guide.tycoon.goal':
    '金币加藏品最值钱的人赢。低价拍下、凑齐一个时代的 1、2、3 星最划算。全部规则在这里。',
  'guide.tycoon.direction': '选一个方向：它决定之后谁当起始玩家，整局不变。第一次玩，选哪个都行。',
  'guide.tycoon.pick':
    '选一张背面卡先拍，再定明拍或暗拍：这张要是你自己买到，掷骰后只付 {pick_percent}%。',
  'guide.tycoon.close': '大家都准备好了，由你关窗翻牌：翻开才知道拍的是什么。',
  'guide.tycoon.ready': '不卖就按准备好了。想换钱，先点手牌卖给拍卖行；卖一张，收价就降一截。',
  'guide.tycoon.ready-none': '还没有卡可卖，按准备好了；都好了就翻开下一件，来拍它。',
  'guide.tycoon.bid': '想要就出价，★旁是它的估值。时间到时最高的人得，再掷骰定实付，记得留点余钱。',
  'guide.tycoon.bid-lone':
    '想要就出价（★旁是估值），不要就说不再加价：等你说了槌才会落下。之后掷骰定实付，留点余钱。',
  'guide.tycoon.hammer': '你说一声就往下走：没有机器人再加价，槌就落下。',
  'guide.tycoon.seal': '写一个只有你知道的价：最高的人得，交了不能改，不要就写 0。',
  'guide.tycoon.roll': '掷骰定实付：1–3 点加价，4–6 点减价，星级越高，变动越大。',
  'guide.tycoon.wish':
    '缺哪张就向大家求购哪张：一个时代的 1、2、3 星齐了，每张值 {set_times} 倍。不缺就跳过。',
  'guide.tycoon.wish-broke': '没有金币不能求购，跳过就好。',
  'guide.tycoon.answer-wish': '有人想买你这张卡：看看卖了能得多少，再决定。不卖也没有人知道你有。',
  'guide.tycoon.answer-wish-none': '你没有这张卡，照实回答就好；别人看不出谁有谁没有。',
  'guide.tycoon.choose-seller':
    '这些人愿意卖：选一位成交，价钱就是你说的价，不掷骰；也可以都不买。',
  'guide.tycoon.offer':
    '可以点一张手牌，跟一位藏家换金币或换卡，凑齐自己的时代；没有想换的就跳过。',
  'guide.tycoon.offer-none': '你手上没有能交易的卡，跳过就好。',
  'guide.tycoon.answer-trade': '看清你给出什么、得到什么，划算才同意；拒绝没有任何损失。',

  'guide.modern_art.goal':
    '{rounds} 回合后钱最多的人赢。回合结束时，银行只收画出现得最多的三位画家。全部规则在这里。',
  'guide.modern_art.put-up':
    '选一幅画拿出来卖：卖得的钱归你，而且一位画家出现得越多，他的画越值钱。',
  'guide.modern_art.join': '配上一幅，你就当主持，卖得的钱两人对分；想留着牌，就不加。',
  'guide.modern_art.decline': '你没有能配的画，不加就好；别人看不出原因。',
  'guide.modern_art.price':
    '定一个价：从你左边起先要先得；没人要，你就得自己买，所以别定得比它值的还高。',
  'guide.modern_art.bid': '想要就出价：出得比“此刻结算”低才有得赚。不要就说不再加价。',
  'guide.modern_art.bid-host': '你主持：价钱满意就落槌，钱归你。自己买下，钱就得付给银行。',
  'guide.modern_art.hammer': '由你落槌：一落槌，钱就归你；也可以等等，看还有没有人加价。',
  'guide.modern_art.no-more': '你说一声就往下走：别人不再加价，槌就落下。',
  'guide.modern_art.circle': '你只有这一次机会：出得比现在高，或者放弃。',
  'guide.modern_art.circle-host':
    '最后轮到你：卖给出价最高的人，收他的钱；或再高一点自己买下，付给银行。',
  'guide.modern_art.pass': '你的钱不够出更高的价，放弃就好。',
  'guide.modern_art.seal': '写一个只有你知道的价：最高的人买下，交了不能改，不要就写 0。',
  'guide.modern_art.take': '先要先得：这个价比它能值的低，就买下；不然留给下一位。',
  'guide.modern_art.leave': '你付不起这个价，不要就好；别人看不出原因。',

  'guide.gem_trader.goal':
    '{rounds} 轮后现金最多的人赢：竞标拿宝石，挑价高的时候卖出。全部规则在这里。',
  'guide.gem_trader.open':
    '由你开价，必须出，至少 {least}：算算牌上的宝石按本轮市场能卖多少，再决定出到哪里。',
  'guide.gem_trader.bid':
    '加价，或放弃这张等下一张。最后没得牌的人只付 {fixed}，出得更高就不划算。',
  'guide.gem_trader.pass': '你的现金不够再加，放弃就好；下一张还能出价。',
  'guide.gem_trader.take': '任选 {count} 颗：挑本轮价高的，或能让你独自卖得最多的，那样还有奖励。',
  'guide.gem_trader.play': '事件牌在这时候打，没有第二次机会；不打的留着，终局每张值 {leftover}。',
  'guide.gem_trader.sell':
    '把要卖的放进拳里，大家一起摊开：独自卖得最多的人另得★奖励。留下的以后还能卖。',
}
