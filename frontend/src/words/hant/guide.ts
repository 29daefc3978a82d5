import type { guide as zh } from '../zh/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.got-it': '知道了，收起這則提示',
  'guide.lobby.sit': '先坐下：坐下的人才能玩，其他人旁觀。',
  'guide.lobby.fill': '還差 {missing} 位，用機器人補齊就能開局；也可以把連結傳給朋友，等他們來坐。',
  'guide.lobby.start': '人夠了，可以開局；開局以後座位就鎖定了。',
  'guide.lobby.wait': '等房主開局；這時候可以先看看玩法。',
  'guide.tycoon.goal':
    '金幣加藏品最值錢的人贏。低價拍下、湊齊一個時代的 1、2、3 星最划算。全部規則在這裡。',
  'guide.tycoon.direction': '選一個方向：它決定之後誰當起始玩家，整局不變。第一次玩，選哪個都行。',
  'guide.tycoon.pick':
    '選一張背面卡先賣，再定明標或暗標：這張要是你自己買到，擲骰後只付 {pick_percent}%。',
  'guide.tycoon.close': '大家都準備好了，由你關窗翻牌：翻開才知道賣的是什麼。',
  'guide.tycoon.ready': '不賣就按準備好了。想換錢，先點手牌賣給拍賣行；賣一張，收價就降一截。',
  'guide.tycoon.ready-none': '還沒有卡可賣，按準備好了；都好了就翻開下一件來競標。',
  'guide.tycoon.bid': '想要就出價，★旁是它的估值。時間到時最高的人得，再擲骰定實付，記得留點餘錢。',
  'guide.tycoon.bid-lone':
    '想要就出價（★旁是估值），不要就說不再加價：等你說了槌才會落下。之後擲骰定實付，留點餘錢。',
  'guide.tycoon.hammer': '你說一聲就往下走：沒有機器人再加價，槌就落下。',
  'guide.tycoon.seal': '寫一個只有你知道的價：最高的人得，交了不能改，不要就寫 0。',
  'guide.tycoon.roll': '擲骰定實付：1–3 點加價，4–6 點減價，星級越高，變動越大。',
  'guide.tycoon.wish':
    '缺哪張就向大家求購哪張：一個時代的 1、2、3 星齊了，每張值 {set_times} 倍。不缺就跳過。',
  'guide.tycoon.wish-broke': '沒有金幣不能求購，跳過就好。',
  'guide.tycoon.answer-wish': '有人想買你這張卡：看看賣了能得多少，再決定。不賣也沒有人知道你有。',
  'guide.tycoon.answer-wish-none': '你沒有這張卡，照實回答就好；別人看不出誰有誰沒有。',
  'guide.tycoon.choose-seller':
    '這些人願意賣：選一位成交，價錢就是你說的價，不擲骰；也可以都不買。',
  'guide.tycoon.offer':
    '可以點一張手牌，跟一位藏家換金幣或換卡，湊齊自己的時代；沒有想換的就跳過。',
  'guide.tycoon.offer-none': '你手上沒有能交易的卡，跳過就好。',
  'guide.tycoon.answer-trade': '看清你給出什麼、得到什麼，划算才同意；拒絕沒有任何損失。',
  'guide.modern_art.goal':
    '{rounds} 回合後錢最多的人贏。回合結束時，銀行只收畫出現得最多的三位畫家。全部規則在這裡。',
  'guide.modern_art.put-up':
    '選一幅畫拿出來賣：賣得的錢歸你，而且一位畫家出現得越多，他的畫越值錢。',
  'guide.modern_art.join': '配上一幅，你就當主持，賣得的錢兩人對分；想留著牌，就不加。',
  'guide.modern_art.decline': '你沒有能配的畫，不加就好；別人看不出原因。',
  'guide.modern_art.price':
    '定一個價：從你左邊起先要先得；沒人要，你就得自己買，所以別定得比它值的還高。',
  'guide.modern_art.bid': '想要就出價：出得比「此刻結算」低才有得賺。不要就說不再加價。',
  'guide.modern_art.bid-host': '你主持：價錢滿意就落槌，錢歸你。自己買下，錢就得付給銀行。',
  'guide.modern_art.hammer': '由你落槌：一落槌，錢就歸你；也可以等等，看還有沒有人加價。',
  'guide.modern_art.no-more': '你說一聲就往下走：別人不再加價，槌就落下。',
  'guide.modern_art.circle': '你只有這一次機會：出得比現在高，或者放棄。',
  'guide.modern_art.circle-host':
    '最後輪到你：賣給出價最高的人，收他的錢；或再高一點自己買下，付給銀行。',
  'guide.modern_art.pass': '你的錢不夠出更高的價，放棄就好。',
  'guide.modern_art.seal': '寫一個只有你知道的價：最高的人買下，交了不能改，不要就寫 0。',
  'guide.modern_art.take': '先要先得：這個價比它能值的低，就買下；不然留給下一位。',
  'guide.modern_art.leave': '你付不起這個價，不要就好；別人看不出原因。',
  'guide.gem_trader.goal':
    '{rounds} 輪後現金最多的人贏：競標拿寶石，挑價高的時候賣出。全部規則在這裡。',
  'guide.gem_trader.open':
    '由你開價，必須出，至少 {least}：算算牌上的寶石按本輪市場能賣多少，再決定出到哪裡。',
  'guide.gem_trader.bid':
    '加價，或放棄這張等下一張。最後沒得牌的人只付 {fixed}，出得更高就不划算。',
  'guide.gem_trader.pass': '你的現金不夠再加，放棄就好；下一張還能出價。',
  'guide.gem_trader.take': '任選 {count} 顆：挑本輪價高的，或能讓你獨自賣得最多的，那樣還有獎勵。',
  'guide.gem_trader.play': '事件牌在這時候出，沒有第二次機會；不出的留著，終局每張值 {leftover}。',
  'guide.gem_trader.sell':
    '把要賣的放進拳裡，大家一起攤開：獨自賣得最多的人另得★獎勵。留下的以後還能賣。',
}
