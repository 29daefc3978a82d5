import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.modern_art.goal':
    'The most money after {rounds} rounds wins. When a round ends, the bank buys only the three artists shown most. All the rules are here.',
  'guide.modern_art.put-up':
    'Choose a painting to sell. You get the price, and the more an artist is shown, the more each of their paintings pays.',
  'guide.modern_art.join':
    'Add one and you run the sale; the two of you split the price. Or add none and keep your cards.',
  'guide.modern_art.decline': 'You have none that matches, so add none. Nobody can tell why.',
  'guide.modern_art.price':
    'Name a price. From your left, the first who likes it takes it; if nobody does, you must buy, so never ask more than it is worth.',
  'guide.modern_art.bid':
    'Bid if you want it: anything below what it would pay now is profit. Or stop here.',
  'guide.modern_art.bid-host':
    'You are the auctioneer. When you like the price, sell: the gold is yours. If you buy it yourself, you pay the bank.',
  'guide.modern_art.hammer':
    'You hold the gavel: sell now and take the gold, or wait for a higher bid.',
  'guide.modern_art.no-more':
    'You are the last one asked: if you let it go and nobody raises, it is sold.',
  'guide.modern_art.circle': 'This is your only chance: bid more, or pass.',
  'guide.modern_art.circle-host':
    'You come last: sell to the highest bidder and take the gold, or outbid them and pay the bank.',
  'guide.modern_art.pass': 'You cannot afford a higher bid, so just pass.',
  'guide.modern_art.seal':
    'Write an amount only you can see. The highest buys, and bids are final; 0 lets it go.',
  'guide.modern_art.take':
    'First come, first served: take it if it is worth more than this, or leave it to the next.',
  'guide.modern_art.leave': 'You cannot pay this price, so leave it. Nobody can tell why.',
}
