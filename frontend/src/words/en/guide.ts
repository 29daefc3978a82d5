import type { guide as zh } from '../zh/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.got-it': 'Got it, put this hint away',

  'guide.lobby.sit': 'Sit down first: whoever sits plays, the others watch.',
  'guide.lobby.fill':
    '{missing} more needed. Fill up with bots to start, or send your friends the link and wait for them to sit down.',
  'guide.lobby.start': 'Enough players: start when you like. From then on seats are locked.',
  'guide.lobby.wait': 'The host will start. Meanwhile you can read how to play.',

  'guide.tycoon.goal':
    'Gold plus collection wins. Buy cheaply, and complete the 1, 2 and 3 stars of an era. All the rules are here.',
  'guide.tycoon.direction':
    'Choose a direction: it says who will be start player next, all game long. In a first game either is fine.',
  'guide.tycoon.pick':
    'Choose a face-down card to be sold first, openly or sealed. If you win it yourself you pay only {pick_percent}% after the die.',
  'guide.tycoon.close': 'All are ready. Close the window: the card is turned and sold.',
  'guide.tycoon.ready':
    'Nothing to sell? Say ready. For gold, tap cards of your hand and sell them to the house; each sale lowers its price.',
  'guide.tycoon.ready-none':
    'You have no cards to sell yet: say ready. When all are, the next lot is turned up.',
  'guide.tycoon.bid':
    'Bid if you want it; its worth stands by the stars. When time is up the highest has it, and a die changes the price.',
  'guide.tycoon.bid-lone':
    'Bid if you want it (its worth stands by the stars), or say no more: the hammer waits for you. Then a die changes the price.',
  'guide.tycoon.hammer': 'Your word goes on: if no bot raises, the hammer falls.',
  'guide.tycoon.seal':
    'Write an amount that only you know. The highest wins and bids are final; 0 lets it go.',
  'guide.tycoon.roll':
    'Roll for the price: 1–3 add, 4–6 take off. The more stars, the bigger the change.',
  'guide.tycoon.wish':
    'Ask all for a card you lack: with 1, 2 and 3 stars of an era each card is worth {set_times} times as much. Or skip.',
  'guide.tycoon.wish-broke': 'Without gold you cannot ask for a card. Just skip.',
  'guide.tycoon.answer-wish':
    'Somebody wants this card of yours. See what you would get, then decide; a no does not tell that you have it.',
  'guide.tycoon.answer-wish-none': 'You do not have it, so say so. Nobody can tell who has one.',
  'guide.tycoon.choose-seller':
    'These would sell. Choose one and pay the price you named, without a die; or buy from nobody.',
  'guide.tycoon.offer':
    'You may tap a card of yours and swap it with one collector for gold or a card, to complete an era. Or skip.',
  'guide.tycoon.offer-none': 'You have no card to trade. Just skip.',
  'guide.tycoon.answer-trade':
    'See what you give and what you get, and agree only if it pays. A no costs nothing.',

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
