import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
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
    '把要賣的放進拳裡，大家一起攤開：獨自賣得最多的人另得 ★ 獎勵。留下的以後還能賣。',
}
