import type { words as zh } from '../zh-Hans'

export const words: Record<keyof typeof zh, string> = {
  'game.whisper': '耳語',
  'game.whisper.about': '兩件拍賣品，兩句耳語。',
  'guide.whisper.bid': '悄悄出價。',
  'guide.whisper.goal': '剩下的錢最多的人贏。',
  'plots.whisper.worth': '身家 = 現金。',
  'plots.whisper.bargain': '每件拍賣品值十塊。',
  'proof.whisper.lots': '拍賣品的順序',
  'whisper.round': '第 {round} 輪，共 {rounds} 輪',
  'whisper.money': '{gold} 塊',
  'whisper.bid': '悄悄出 {gold}',
  'whisper.lot': '第 {lot} 件',
  'whisper.log.lot-sold': '{seat} 付 {gold}',
  'whisper.rules.goal.head': '目標',
  'whisper.rules.goal': '剩下的錢最多的人贏。',
}
