import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.gem_trader.goal':
    'Most cash after {rounds} rounds wins: bid for gems, and sell them while they are dear. All the rules are here.',
  'guide.gem_trader.open':
    'You open and have to bid, {least} at least. Reckon what the gems on the card bring in this market, and go up to that.',
  'guide.gem_trader.bid':
    'Raise, or pass and wait for the next card. The last one left pays only {fixed}, so do not bid more.',
  'guide.gem_trader.pass':
    'You have too little cash to raise. Pass; you may bid for the next card.',
  'guide.gem_trader.take':
    'Take {count}: dear ones, or a kind of which you alone could sell most, for its bonus.',
  'guide.gem_trader.play':
    'Now or not this round: play event cards, or keep them; each is worth {leftover} at the end.',
  'guide.gem_trader.sell':
    'Put what you sell into your fist. Whoever alone sells most of a ★ gem gets its bonus; the rest can be sold later.',
}
