import type { refusals as zh } from '../zh-Hans/refusals'

export const refusals: Record<keyof typeof zh, string> = {
  'refusal.no-auction': '現在沒有競標牌在競標',
  'refusal.no-gems-to-take': '現在不是取寶石的時候',
  'refusal.no-event-now': '現在不能出事件牌',
  'refusal.no-sale-now': '現在不是賣出的時候',
  'refusal.other-roll': '已經是第 {roll} 次擲骰了',
  'refusal.take-exactly': '要正好拿 {count} 顆',
  'refusal.pile-too-small': '寶石堆裡這種只有 {most} 顆',
  'refusal.not-five-counts': '寶石的數目不對',
  'refusal.no-such-gem': '沒有這種寶石',
  'refusal.no-such-victim': '不能扒竊這個席位',
  'refusal.no-next-market': '沒有下一輪的市場牌了',
  'refusal.swap-at-most': '最多換 {most} 顆',
  'refusal.swap-as-many': '放回幾顆才能換來幾顆：{count} 顆',
  'refusal.not-your-gems': '這種寶石你只有 {most} 顆',
  'refusal.gem-is-closed': '這種寶石本輪封港，不能賣',
  'refusal.sale-is-closed': '你的拳已經握好；要改先鬆開',
  'refusal.sale-is-open': '你還沒有握拳',
  'refusal.nothing-to-sell': '你沒有寶石可賣',
}
