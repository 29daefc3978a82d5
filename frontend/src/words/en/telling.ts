import type { telling as zh } from '../zh-Hans/telling'

export const telling: Record<keyof typeof zh, string> = {
  'table.go-on': 'Go on',
  'table.tempo': 'Telling what happened',
  'table.tempo.wait': 'Wait for me',
  'table.tempo.calm': 'Calm',
  'table.tempo.brisk': 'Brisk',
}
