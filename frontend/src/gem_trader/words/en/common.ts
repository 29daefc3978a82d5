import type { common as zh } from '../zh-Hans/common'

export const common: Record<keyof typeof zh, string> = {
  'game.gem_trader': 'Gem Trader',
  'game.gem_trader.about': 'Bid for gems and crew, sell from closed fists, catch the market.',
}
