import type { records as zh } from '../zh-Hans/records'

export const records: Record<keyof typeof zh, string> = {
  'plots.gem_trader.auction-card': 'auction card {number}',
  'plots.gem_trader.worth':
    'Worth = cash less debt + gems at the price of this round’s market; gems of a closed harbour, gems after the end and event cards count $20 each.',
  'plots.gem_trader.bargain':
    'Worth = the gems of the card, those of the die too, at the final prices of its round’s market, event cards at $20; bonuses are left out.',
  'proof.gem_trader.markets': 'Market cards',
  'proof.gem_trader.lots': 'Auction cards',
  'proof.gem_trader.crews': 'Event cards',
  'proof.gem_trader.stolen': 'The gem the pirate got',
}
