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
}
