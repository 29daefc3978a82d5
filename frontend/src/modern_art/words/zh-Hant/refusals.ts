import type { refusals as zh } from '../zh-Hans/refusals'

export const refusals: Record<keyof typeof zh, string> = {
  'refusal.nothing-to-put-up': '現在不是選畫來賣的時候',
  'refusal.no-double-to-join': '現在沒有成套的畫可以配',
  'refusal.not-once-around': '現在不是喊一圈價',
  'refusal.no-bids-now': '現在不能出價',
  'refusal.no-price-to-name': '現在不需要定價',
  'refusal.no-fixed-price': '現在沒有定價的畫',
  'refusal.not-a-match': '配不成套：要同一位畫家、且不是成套的畫',
  'refusal.no-second-needed': '這位畫家已出四幅，再出一幅就結束回合，不需要第二幅',
  'refusal.not-the-host': '只有主持人可以這樣做',
  'refusal.host-hammers': '你是主持人，請落槌',
  'refusal.human-hammers': '要等真人玩家說不再加價',
  'refusal.going-already': '已經在數了',
}
