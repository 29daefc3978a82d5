/** What helps a newcomer on every screen: the rules' contents, the guide's switch. */
export const learning = {
  'rules.contents': '目录',
  'rules.now': '现在',
  'rules.now-at': '现在这一步：{chapter}',
  'guide.turn-on': '打开新手指引',
  'guide.turn-off': '关闭新手指引',
}
