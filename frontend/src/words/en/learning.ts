import type { learning as zh } from '../zh-Hans/learning'

export const learning: Record<keyof typeof zh, string> = {
  'rules.contents': 'Contents',
  'rules.now': 'now',
  'rules.now-at': 'Happening now: {chapter}',
  'guide.turn-on': 'Turn the guide on',
  'guide.turn-off': 'Turn the guide off',
}
