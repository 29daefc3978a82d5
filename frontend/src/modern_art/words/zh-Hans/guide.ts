/** For who plays Modern Art for the first time: the one thing to do now, and why. */
export const guide = {
  'guide.modern_art.goal':
    '{rounds} 回合后钱最多的人赢；银行只收最热门的三位画家。规则都在「?」里。',
  'guide.modern_art.put-up': '选一幅画来卖：钱归你，而且一位画家出现得越多，他的画越值钱。',
  'guide.modern_art.join': '配上一幅，你就当主持，卖得的钱两人对分；想留着牌，就不加。',
  'guide.modern_art.decline': '你没有能配的画，不加就好；别人看不出原因。',
  'guide.modern_art.price': '定一个价：没人要，你就得自己买，所以别定得比它值的还高。',
  'guide.modern_art.bid': '想要就出价：出得比「此刻结算」低才有得赚。不要就说不再加价。',
  'guide.modern_art.bid-host': '你主持：价钱满意就落槌，钱归你。自己买下，钱就得付给银行。',
  'guide.modern_art.hammer': '由你落槌：一落槌，钱就归你；也可以等等，看还有没有人加价。',
  'guide.modern_art.no-more': '点一下就继续：别人不再加价，槌就落下。',
  'guide.modern_art.circle': '你只有这一次机会：出得比现在高，或者放弃。',
  'guide.modern_art.circle-host':
    '最后轮到你：卖给出价最高的人，收他的钱；或再高一点自己买下，付给银行。',
  'guide.modern_art.pass': '你的钱不够出更高的价，放弃就好。',
  'guide.modern_art.seal': '写一个只有你知道的价：最高的人买下，交了不能改，不要就写 0。',
  'guide.modern_art.take': '先要先得：这个价比它能值的低，就买下；不然留给下一位。',
  'guide.modern_art.leave': '你付不起这个价，不要就好；别人看不出原因。',
}
