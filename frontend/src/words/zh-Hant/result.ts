import type { result as zh } from '../zh-Hans/result'

export const result: Record<keyof typeof zh, string> = {
  'result.title': '戰績圖',
  'result.save': '儲存圖片',
  'result.share': '分享圖片',
  'result.watch': '掃碼看重播',
  'result.of': '{game}，{date}：{ranking}',
  'result.local': '這個連結只有這台機器打得開，圖裡的二維碼也一樣',
  'result.failed': '圖片沒能畫出來，請再試一次',
}
