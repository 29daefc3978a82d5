/** The first-game guide: the one thing to do now, and why. */
export const words = {
  'guide.got-it': '知道了，收起这条提示',

  'guide.lobby.sit': '先坐下：坐下的人才能玩，其他人旁观。',
  'guide.lobby.fill': '还差 {missing} 位：用机器人补齐，或把链接发给朋友。',
  'guide.lobby.start': '人够了，可以开局；开局以后座位就锁定了。',
  'guide.lobby.wait': '等房主开局；这时候可以先看看玩法。',
}
