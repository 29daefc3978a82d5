import type { plots as zh } from '../zh/plots'

export const plots: Record<keyof typeof zh, string> = {
  'plots.what': '看什麼',
  'plots.worth': '身家',
  'plots.money': '現錢',
  'plots.bargains': '划不划算',
  'plots.over-time': '{what}的走勢',
  'plots.step': '走到哪一步',
  'plots.at': '第 {round} 輪，第 {command} 步',
  'plots.round': '第 {round} 輪',
  'plots.round-short': '{round}',
  'plots.rounds': '輪',
  'plots.seat': '席位',
  'plots.table-of': '各輪結束時的{what}',
  'plots.paid-against': '付的錢與最終價值',
  'plots.paid': '付出',
  'plots.final-worth': '價值',
  'plots.gain': '賺',
  'plots.purchase': '哪一筆',
  'plots.purchases': '所有買入',
  'plots.lot': '第 {lot} 件',
  'plots.pieces': '買下',
  'plots.private': '私下交易',
  'plots.bought': '{name} 以 {paid} 買下 {what}，值 {worth}',
  'plots.above': '線上方：買得值',
  'plots.below': '線下方：買貴了',
  'plots.totals': '每人合計',
  'plots.nothing': '沒有人買下過什麼',
  'plots.pieces.and': '、',
  'plots.auction-card': '競標牌 {number}',
  'plots.tycoon.worth':
    '身家 = 金幣 + 手中卡按終局計分（成套加成，沒成套的紅卡算 0）。桌上和牌堆裡的卡不屬於任何人。',
  'plots.tycoon.bargain':
    '價值 = 後來賣出所得（扣稅）；留到終局的卡按它在計分中的份額。以物易物按估值算，不算買入；紅卡收入不計。',
  'plots.modern_art.worth':
    '身家 = 現錢 + 牆上的畫按「此刻就結束本輪」銀行會付的價。手牌在賣出前不值錢。',
  'plots.modern_art.bargain': '價值 = 本輪結算時銀行為它付的錢。',
  'plots.gem_trader.worth':
    '身家 = 現金 − 欠條 + 寶石按本輪市場價；封港的寶石、終局後的寶石和事件牌每個 20。',
  'plots.gem_trader.bargain':
    '價值 = 牌上的寶石（含擲骰所得）按當輪市場的最終價，事件牌每張 20；額外獎勵不計。',
}
