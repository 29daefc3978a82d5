import type { log as zh } from '../zh-Hans/log'

export const log: Record<keyof typeof zh, string> = {
  'modern_art.log.game-opened': '開局：{players} 家藝廊，每家 {gold} 金。',
  'modern_art.log.round-began': '第 {round}/{rounds} 回合，每人發 {cards} 張，{seat} 先賣。',
  'modern_art.log.put-up': '{seat} 拿出 {painting}，{way}。',
  'modern_art.log.pair-put-up': '{seat} 成套拿出 {painting} 和 {second}，{way}。',
  'modern_art.log.double-joined': '{seat} 配上 {painting}，取代 {other} 主持，{way}。',
  'modern_art.log.double-declined': '{seat} 不加。',
  'modern_art.log.double-kept': '沒有人配，{seat} 免費得到 {painting}。',
  'modern_art.log.bid-made': '{seat} 出價 {gold} 金。',
  'modern_art.log.passed': '{seat} 放棄。',
  'modern_art.log.going': '{seat} 舉槌：{gold} 金，{other}。',
  'modern_art.log.going-free': '{seat} 舉槌：沒有人出價。',
  'modern_art.log.price-named': '{seat} 定價 {gold} 金。',
  'modern_art.log.price-left': '{seat} 不要。',
  'modern_art.log.bids-opened': '暗標揭曉：{pairs}。',
  'modern_art.log.lot-sold': '{seat} 買下 {paintings}，付給 {other} {gold} 金。',
  'modern_art.log.lot-kept': '{seat} 自己買下 {paintings}，付給銀行 {gold} 金。',
  'modern_art.log.lot-kept-free': '{seat} 不花錢留下 {paintings}。',
  'modern_art.log.lot-shared': '{seat} 以 {gold} 金買下 {paintings}：{pairs}。',
  'modern_art.log.bank-share': '銀行 {bank}',
  'modern_art.log.round-ended':
    '{seat} 拿出 {paintings}，{artist} 滿五幅，第 {round} 回合結束；它計數，不屬於任何人。',
  'modern_art.log.round-ended-empty':
    '{seat} 拿出最後的牌 {paintings}，第 {round} 回合結束；它計數，不屬於任何人。',
  'modern_art.log.tokens-placed': '第 {round} 回合標碼：{pairs}。',
  'modern_art.log.token': '{artist} {gold}（每幅 {value}）',
  'modern_art.log.paintings-cashed': '{seat} 賣給銀行 {paintings}：{sum}，得 {gold} 金。',
  'modern_art.log.game-ended': '終局：{pairs}。',
  'modern_art.log.place': '第 {place} {seat} {gold}',
}
