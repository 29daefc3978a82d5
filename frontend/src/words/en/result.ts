import type { result as zh } from '../zh-Hans/result'

export const result: Record<keyof typeof zh, string> = {
  'result.title': 'Result picture',
  'result.save': 'Save picture',
  'result.share': 'Share picture',
  'result.watch': 'Scan for the replay',
  'result.of': '{game}, {date}: {ranking}',
  'result.local': 'This link opens on this machine alone, and so does the code in the picture',
  'result.failed': 'The picture could not be made; please try again',
}
