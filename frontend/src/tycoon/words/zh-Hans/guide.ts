/** For who plays Auction Tycoon for the first time: the one thing to do now, and why. */
export const guide = {
  'guide.tycoon.goal':
    '金币加藏品最值钱的人赢。低价拍下、凑齐一个时代的 1、2、3 星最划算。全部规则在这里。',
  'guide.tycoon.direction': '选一个方向：它决定之后谁当起始玩家，整局不变。第一次玩，选哪个都行。',
  'guide.tycoon.pick':
    '选一张背面卡先拍，再定明拍或暗拍：这张要是你自己买到，掷骰后只付 {pick_percent}%。',
  'guide.tycoon.close': '大家都准备好了，由你关窗翻牌：翻开才知道拍的是什么。',
  'guide.tycoon.ready': '不卖就按「准备好了」。想换钱，先点手牌卖给拍卖行；卖一张，收价就降一截。',
  'guide.tycoon.ready-none': '还没有卡可卖，按「准备好了」；都好了就翻开下一件，来拍它。',
  'guide.tycoon.bid':
    '想要就出价，★ 旁是它的估值。时间到时最高的人得，再掷骰定实付，记得留点余钱。',
  'guide.tycoon.bid-lone':
    '想要就出价（★ 旁是估值），不要就说不再加价：等你说了槌才会落下。之后掷骰定实付，留点余钱。',
  'guide.tycoon.hammer': '点一下就继续：没有机器人再加价，槌就落下。',
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
}
