/** What the page says of itself: versions, invitations, sounds. */
export const screen = {
  'kit.new-version': '有新版本',
  'kit.reload': '刷新',
  'kit.offline': '现在没有网络。连上网后就能开房间、进房间。',
  'kit.raise-to': '加到 {least}',
  'kit.not-now': '现在不能选',
  'room.watching-hands': '你在旁观：别人的手牌不会给你看。',
  'room.invite': '邀请朋友',
  'room.invite-scan': '用手机扫一扫，就能进房间',
  'room.invite-qr': '房间链接的二维码',
  'room.invite-code': '房间码',
  'room.invite-local':
    '这个链接只在这台电脑上能用。要让别人进来，请用启动时显示的局域网地址打开页面。',
  'room.invite-link': '房间链接',
  'room.share-by': '分享到…',
  'room.sound': '声音',
  'room.volume': '音量',
  'room.volume-of': '音量 {percent}%',
}
