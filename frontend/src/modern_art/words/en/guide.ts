import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.modern_art.goal':
    'Most money after {rounds} rounds wins. At a round’s end the bank buys the three artists seen most. All the rules are here.',
  'guide.modern_art.put-up':
    'Choose a painting to sell. The price is yours, and the more of an artist comes out, the more his paintings bring.',
  'guide.modern_art.join':
    'Add one and you become the auctioneer; you two halve the price. Or add none and keep your cards.',
  'guide.modern_art.decline': 'You have none that goes with it, so add none. Nobody can tell why.',
  'guide.modern_art.price':
    'Name a price. From your left the first who likes it has it; if nobody does you must buy, so do not ask more than it is worth.',
  'guide.modern_art.bid':
    'Bid if you want it: below what it would bring now you gain. Or say no more.',
  'guide.modern_art.bid-host':
    'You are the auctioneer. When you like the price, hammer: the gold is yours. What you buy yourself you pay to the bank.',
  'guide.modern_art.hammer':
    'The hammer is yours: it brings you the gold. Or wait and see whether somebody raises.',
  'guide.modern_art.no-more': 'Your word goes on: if nobody raises, the hammer falls.',
  'guide.modern_art.circle': 'This is your only chance: bid more, or pass.',
  'guide.modern_art.circle-host':
    'You come last: sell to the highest bidder and take the gold, or outbid him and pay the bank.',
  'guide.modern_art.pass': 'You have too little to bid more. Just pass.',
  'guide.modern_art.seal':
    'Write an amount that only you know. The highest buys and bids are final; 0 lets it go.',
  'guide.modern_art.take':
    'First come, first served: take it if it is worth more than this, or leave it to the next.',
  'guide.modern_art.leave': 'You cannot pay this price, so leave it. Nobody can tell why.',
}
