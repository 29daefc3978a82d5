/** Lines of the log as they are told at the table; `raised`: several bids at once. */
export const beats = {
  'modern_art.beat.raised': '{count} 家叫到 {gold} 金，{seat} 领先。',
  'modern_art.beat.round-began': '第 {round}/{rounds} 回合，{seat} 先卖。',
  'modern_art.beat.game-ended': '最后一个回合结束，下面数钱。',
  'modern_art.beat.paintings-cashed': '{seat} 的画卖给银行，得 {gold} 金。',
  'modern_art.beat.lot-sold': '{seat} 以 {gold} 金买下 {paintings}。',
  'modern_art.beat.lot-shared': '{seat} 以 {gold} 金买下 {paintings}。',
  'modern_art.beat.tokens-placed': '发标码：{pairs}。',
}
