/** What charts and the proof say of a finished game of Auction Tycoon. */
export const records = {
  'plots.tycoon.worth':
    '身家 = 金币 + 手中卡按终局计分（成套加成，没成套的红卡算 0）。桌上和牌堆里的卡不属于任何人。',
  'plots.tycoon.bargain':
    '价值 = 后来卖出所得（扣税）；留到终局的卡按它在计分中的份额。以物易物按估值算，不算买入；红卡收入不计。',
  'proof.tycoon.eras': '上场的时代',
  'proof.tycoon.removed': '移出红卡的时代',
  'proof.tycoon.deck': '牌堆',
  'proof.tycoon.unsold': '流拍后回到牌堆的卡',
  'proof.tycoon.start-dice': '决定先手的骰子',
  'proof.tycoon.house-dice': '议价骰子',
}
