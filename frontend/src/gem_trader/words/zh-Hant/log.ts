import type { log as zh } from '../zh-Hans/log'

export const log: Record<keyof typeof zh, string> = {
  'gem_trader.log.game-opened': '開局：{players} 位商人，每人 {money}；{seat} 先開始。',
  'gem_trader.log.round-began':
    '第 {round}/{rounds} 輪，起始玩家 {seat}。市場「{market}」：{prices}{bonuses}。',
  'gem_trader.log.lot-turned': '翻開第 {lot} 張競標牌：{goods}。',
  'gem_trader.log.bid-made': '{seat} 出價 {money}。',
  'gem_trader.log.bidder-passed': '{seat} 放棄。',
  'gem_trader.log.lot-sold': '{seat} 以 {money} 得第 {lot} 張：{goods}。',
  'gem_trader.log.lot-forced': '{seat} 按定價 {money} 買下最後一張：{goods}。',
  'gem_trader.log.die-rolled': '{seat} 第 {roll} 次擲骰：{face}，拿 {count} 顆{short}。',
  'gem_trader.log.gems-taken': '{seat} 拿了 {gems}。',
  'gem_trader.log.crew-governor': '{seat}·市場變天：「{old}」換成「{market}」：{prices}{bonuses}。',
  'gem_trader.log.crew-mate': '{seat}·哄抬：{gem} 每顆多 {money}。',
  'gem_trader.log.crew-lookout': '{seat}·唱衰：{gem} 每顆少 {money}。',
  'gem_trader.log.crew-envoy': '{seat}·加碼：{gem} 的獎勵多 {money}。',
  'gem_trader.log.crew-smuggler': '{seat}·走私：拿了一顆 {gem}。',
  'gem_trader.log.crew-pirate': '{seat}·扒竊：從 {other} 的擋板後摸走一顆寶石。',
  'gem_trader.log.crew-pirate-empty': '{seat}·扒竊：{other} 沒有寶石，落空。',
  'gem_trader.log.crew-boatswain': '{seat}·調包：放回 {back}，換來 {gems}。',
  'gem_trader.log.crew-pilot': '{seat}·探子：偷看了下一輪的市場牌。',
  'gem_trader.log.crew-notary': '{seat}·公證：本輪平手時算他最多。',
  'gem_trader.log.crew-harbourmaster': '{seat}·封港：本輪不能賣 {gem}。',
  'gem_trader.log.plays-nothing': '{seat} 不出事件牌。',
  'gem_trader.log.sales-opened':
    '第 {round} 輪一起攤開。「{market}」最後的價錢：{prices}{bonuses}。',
  'gem_trader.log.income': '{seat} 賣出 {gems}，得 {sale}{bonuses}，共 {money}。',
  'gem_trader.log.sold-nothing': '{seat} 什麼也沒賣。',
  'gem_trader.log.game-ended': '終局：{winners} 以 {money} 獲勝。{pairs}。',
  'gem_trader.log-bonus': '；獎勵 {bonuses}',
}
