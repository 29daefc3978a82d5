import type { telling as zh } from '../zh-Hans/telling'

export const telling: Record<keyof typeof zh, string> = {
  'table.go-on': '繼續',
  'table.tempo': '講述快慢',
  'table.tempo.wait': '等我點',
  'table.tempo.calm': '從容',
  'table.tempo.brisk': '輕快',
}
