import type { ending as zh } from '../zh-Hans/ending'

export const ending: Record<keyof typeof zh, string> = {
  'end.settling': '先看最後一次結算，再看名次',
  'end.to-ranking': '看名次',
  'end.you-win': '你贏了！',
  'end.you-share': '並列第一！',
  'end.place': '第 {place} 名，共 {seats} 人',
  'end.wins': '{name} 勝出',
  'end.behind': '比 {name} 少 {gap}',
  'end.ahead': '比 {name} 多 {gap}',
  'end.level': '與 {name} 同分',
  'end.how': '怎麼得來的',
  'end.others': '其他人',
  'log.what': '看什麼',
  'log.all': '全部',
  'log.mine': '我的買賣',
  'log.money': '錢',
  'log.trades': '交易',
  'log.rounds': '各輪',
  'log.round': '第 {round} 輪',
  'log.whole': '完整記錄',
  'past.more': '更早的局',
}
