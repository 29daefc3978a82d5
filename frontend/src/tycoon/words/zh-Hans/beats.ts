/** Lines of the log as they are told at the table; `raised`: several bids at once. */
export const beats = {
  'tycoon.beat.raised': '{count} 家叫到 {gold} 金，{seat} 领先。',
  'tycoon.beat.round-began': '第 {round}/{rounds} 轮，{seat} 是起始玩家。',
  'tycoon.beat.game-ended': '最后一件已经落槌，下面算分。',
  'tycoon.beat.hammer': '落槌！{seat} 出 {gold} 金。',
  'tycoon.beat.house-dice': '拍卖行掷出 {faces}，加成 {bonuses}。',
}
