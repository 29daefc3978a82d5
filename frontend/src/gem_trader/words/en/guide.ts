import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.gem_trader.goal':
    'The most cash after {rounds} rounds wins: bid for gems, and sell them while prices are high. All the rules are here.',
  'guide.gem_trader.open':
    'You open and have to bid, {least} at least. Work out what the gems on the card pay in this market, and go no higher.',
  'guide.gem_trader.bid':
    'Raise, or pass and wait for the next card. The last player left pays only {fixed}, so do not bid more.',
  'guide.gem_trader.pass':
    'You have too little cash to raise. Pass; you may bid for the next card.',
  'guide.gem_trader.take': 'Take {count}: a high price, or a gem you can out-sell everyone in.',
  'guide.gem_trader.play':
    'Last chance this round: play event cards, or keep them; each is worth {leftover} at the end.',
  'guide.gem_trader.sell':
    'Put what you sell in your fist. Whoever alone sells the most of a ★ gem gets its bonus; the rest can be sold later.',
}
