import type { hosting as zh } from '../zh-Hans/hosting'

export const hosting: Record<keyof typeof zh, string> = {
  'room.unseat': '請他讓出座位',
  'room.unseat-about': '他留在房間裡，可以再坐下',
  'room.make-host': '讓 {name} 當房主',
  'room.make-host-short': '交給他當房主',
  'room.make-host-sure': '把房主交給 {name}？只有 {name} 能再交還給你。',
  'room.you-host': '你現在是房主',
  'room.other-game': '換一個遊戲',
  'room.not-seated': '還沒入座：{names}。開局後只能旁觀。',
  'room.removed': '已請出的人',
  'room.forgive': '允許再進來',
  'refusal.no-one-there': '那裡沒有別人坐著',
  'refusal.not-here': '這個人現在不在',
  'refusal.not-removed': '這個人沒有被請出',
}
