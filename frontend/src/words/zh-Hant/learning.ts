import type { learning as zh } from '../zh-Hans/learning'

export const learning: Record<keyof typeof zh, string> = {
  'rules.contents': '目錄',
  'rules.now': '現在',
  'rules.now-at': '現在這一步：{chapter}',
  'guide.turn-on': '開啟新手指引',
  'guide.turn-off': '關閉新手指引',
}
