import type { records as zh } from '../zh-Hans/records'

export const records: Record<keyof typeof zh, string> = {
  'plots.tycoon.worth':
    '身家 = 金幣 + 手中卡按終局計分（成套加成，沒成套的紅卡算 0）。桌上和牌堆裡的卡不屬於任何人。',
  'plots.tycoon.bargain':
    '價值 = 後來賣出所得（扣稅）；留到終局的卡按它在計分中的份額。以物易物按估值算，不算買入；紅卡收入不計。',
  'proof.tycoon.eras': '上場的時代',
  'proof.tycoon.removed': '移出紅卡的時代',
  'proof.tycoon.deck': '牌堆',
  'proof.tycoon.unsold': '流標後回到牌堆的卡',
  'proof.tycoon.start-dice': '決定先手的骰子',
  'proof.tycoon.house-dice': '議價骰子',
}
