import type { common as zh } from '../zh-Hans/common'

export const common: Record<keyof typeof zh, string> = {
  'game.gem_trader': '寶石大亨',
  'game.gem_trader.about': '競標寶石與船員，握拳賣出，看誰最會趕行情。',
}
