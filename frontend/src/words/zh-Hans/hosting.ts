/** What the host may do with chairs and people. */
export const hosting = {
  'room.unseat': '请这位让出座位',
  'room.unseat-about': '对方留在房间里，可以再坐下',
  'room.make-host': '让 {name} 当房主',
  'room.make-host-short': '交出房主',
  'room.make-host-sure': '把房主交给 {name}？只有 {name} 能再交还给你。',
  'room.you-host': '你现在是房主',
  'room.other-game': '换一个游戏',
  'room.not-seated': '还没入座：{names}。开局后只能旁观。',
  'room.removed': '已请出的人',
  'room.forgive': '允许再进来',
  'refusal.no-one-there': '那里没有别人坐着',
  'refusal.not-here': '这个人现在不在',
  'refusal.not-removed': '这个人没有被请出',
}
