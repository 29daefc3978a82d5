import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.tycoon.goal': '金幣加藏品最值錢的人贏，湊齊一個時代最划算。規則都在「?」裡。',
  'guide.tycoon.direction': '選一個方向：它決定之後誰當起始玩家。第一次玩，選哪個都行。',
  'guide.tycoon.pick': '選一張背面卡先賣：這張要是你自己買到，擲骰後只付 {pick_percent}%。',
  'guide.tycoon.close': '大家都準備好了，由你結束出售、翻牌：翻開才知道賣的是什麼。',
  'guide.tycoon.ready': '不賣就按「準備好了」。賣一張給拍賣行，收價就降一截。',
  'guide.tycoon.ready-none': '還沒有卡可賣，按「準備好了」；都好了就翻開下一件來拍。',
  'guide.tycoon.bid': '想要就出價，★ 旁是它的估值。成交後擲骰定實付，記得留點餘錢。',
  'guide.tycoon.bid-lone': '想要就出價，不要就說不再加價，槌才會落下。之後擲骰定實付。',
  'guide.tycoon.hammer': '點一下就繼續：沒有機器人再加價，槌就落下。',
  'guide.tycoon.seal': '寫一個只有你知道的價：最高的人得，交了不能改，不要就寫 0。',
  'guide.tycoon.roll': '擲骰定實付：1–3 點加價，4–6 點減價，星級越高，變動越大。',
  'guide.tycoon.wish': '缺哪張就求購：一個時代的 1、2、3 星齊了，每張值 {set_times} 倍。',
  'guide.tycoon.wish-broke': '沒有金幣不能求購，跳過就好。',
  'guide.tycoon.answer-wish': '有人想買你這張卡：看看能得多少再決定。不賣也沒有人知道你有。',
  'guide.tycoon.answer-wish-none': '你沒有這張卡，照實回答就好；別人看不出誰有誰沒有。',
  'guide.tycoon.choose-seller': '選一位成交，價錢就是你說的價，不擲骰；也可以都不買。',
  'guide.tycoon.offer': '點一張手牌換金幣或換卡，湊齊自己的時代；沒有想換的就跳過。',
  'guide.tycoon.offer-none': '你手上沒有能交易的卡，跳過就好。',
  'guide.tycoon.answer-trade': '看清你給出什麼、得到什麼，划算才同意；拒絕沒有任何損失。',
}
