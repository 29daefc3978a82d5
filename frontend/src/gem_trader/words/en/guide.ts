import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.gem_trader.goal':
    'Most cash after {rounds} rounds wins: buy gems, sell while prices are high. Rules are at “?”.',
  'guide.gem_trader.open':
    'You open, {least} at least. Go no higher than the gems pay in this market.',
  'guide.gem_trader.bid':
    'Raise, or pass and wait. The last player left pays only {fixed}, so do not bid more.',
  'guide.gem_trader.pass':
    'You have too little cash to raise. Pass; you may bid for the next card.',
  'guide.gem_trader.take': 'Take {count}: a high price, or a gem you can out-sell everyone in.',
  'guide.gem_trader.play':
    'Last chance this round: play event cards, or keep them ({leftover} each at the end).',
  'guide.gem_trader.sell':
    'Put what you sell in your fist. Sell the most of a ★ gem alone and get its bonus.',
}
