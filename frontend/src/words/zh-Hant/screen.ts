import type { screen as zh } from '../zh-Hans/screen'

export const screen: Record<keyof typeof zh, string> = {
  'kit.new-version': '有新版本',
  'kit.reload': '重新整理',
  'kit.offline': '現在沒有網路。連上網路後就能開房間、進房間。',
  'kit.raise-to': '加到 {least}',
  'kit.not-now': '現在不能選',
  'room.watching-hands': '你在旁觀：別人的手牌不會給你看。',
  'room.invite': '邀請朋友',
  'room.invite-scan': '用手機掃一掃，就能進房間',
  'room.invite-qr': '房間連結的 QR 碼',
  'room.invite-code': '房間代碼',
  'room.invite-local':
    '這個連結只在這台電腦上能用。要讓別人進來，請用啟動時顯示的區域網路位址開啟頁面。',
  'room.invite-link': '房間連結',
  'room.share-by': '分享到…',
  'room.sound': '聲音',
  'room.volume': '音量',
  'room.volume-of': '音量 {percent}%',
}
