/** How every game ends: one's own place, the others', and why. */
export const ending = {
  'end.settling': '先看最后一次结算，再看名次',
  'end.to-ranking': '看名次',
  'end.you-win': '你赢了！',
  'end.you-share': '并列第一！',
  'end.place': '第 {place} 名，共 {seats} 人',
  'end.wins': '{name} 胜出',
  'end.behind': '比 {name} 少 {gap}',
  'end.ahead': '比 {name} 多 {gap}',
  'end.level': '与 {name} 同分',
  'end.how': '怎么得来的',
  'end.others': '其他人',
}
