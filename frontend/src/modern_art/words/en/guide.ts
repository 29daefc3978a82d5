import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.modern_art.goal':
    'Most money after {rounds} rounds wins; the bank buys the top three artists. Rules are at “?”.',
  'guide.modern_art.put-up':
    'Choose a painting to sell. You get the price, and its artist grows in value.',
  'guide.modern_art.join':
    'Add one: you run the sale and split the price. Or add none and keep your cards.',
  'guide.modern_art.decline': 'You have none that matches, so add none. Nobody can tell why.',
  'guide.modern_art.price':
    'Name a price. If nobody takes it you must buy, so never ask more than it is worth.',
  'guide.modern_art.bid':
    'Bid if you want it: below what it would pay now is profit. Or stop here.',
  'guide.modern_art.bid-host':
    'You are the auctioneer: sell and the gold is yours. Buy it yourself and pay the bank.',
  'guide.modern_art.hammer':
    'You hold the gavel: sell now and take the gold, or wait for a higher bid.',
  'guide.modern_art.no-more':
    'You are the last one asked: let it go, and if nobody raises, it is sold.',
  'guide.modern_art.circle': 'This is your only chance: bid more, or pass.',
  'guide.modern_art.circle-host':
    'You come last: sell and take the gold, or outbid them and pay the bank.',
  'guide.modern_art.pass': 'You cannot afford a higher bid, so just pass.',
  'guide.modern_art.seal':
    'Write an amount only you can see. The highest buys and bids are final; 0 passes.',
  'guide.modern_art.take':
    'First come, first served: take it if it is worth more than this, or leave it.',
  'guide.modern_art.leave': 'You cannot pay this price, so leave it. Nobody can tell why.',
}
