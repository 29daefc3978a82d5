/** Why the rules refuse a move; those that other games have too stand with theirs. */
export const refusals = {
  'refusal.nothing-to-put-up': '现在不是选画来卖的时候',
  'refusal.no-double-to-join': '现在没有成套的画可以配',
  'refusal.not-once-around': '现在不是喊一圈价',
  'refusal.no-bids-now': '现在不能出价',
  'refusal.no-price-to-name': '现在不需要定价',
  'refusal.no-fixed-price': '现在没有定价的画',
  'refusal.not-a-match': '配不成套：要同一位画家、且不是成套的画',
  'refusal.no-second-needed': '这位画家已出四幅，再出一幅就结束回合，不需要第二幅',
  'refusal.not-the-host': '只有主持人可以这样做',
  'refusal.host-hammers': '你是主持人，请落槌',
  'refusal.human-hammers': '要等真人玩家说不再加价',
  'refusal.going-already': '已经在数了',
}
