import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.gem_trader.goal': '{rounds} 輪後現金最多的人贏：競標寶石，價高時賣出。規則都在「?」裡。',
  'guide.gem_trader.open': '由你開價，至少 {least}：先算算牌上的寶石按本輪市場能賣多少。',
  'guide.gem_trader.bid': '加價，或放棄等下一張。最後沒得牌的人只付 {fixed}，出得更高就不划算。',
  'guide.gem_trader.pass': '你的現金不夠再加，放棄就好；下一張還能出價。',
  'guide.gem_trader.take': '任選 {count} 顆：挑價高的，或能讓你獨自賣得最多的，另有獎勵。',
  'guide.gem_trader.play': '事件牌只能在這時候出；不出的留著，終局每張值 {leftover}。',
  'guide.gem_trader.sell': '把要賣的放進拳裡：獨自賣得最多的人另得 ★ 獎勵，留下的以後還能賣。',
}
