import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
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
}
