import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.tycoon.goal':
    'Gold plus collection wins. Buy low, and complete the 1, 2 and 3 stars of an era. All the rules are here.',
  'guide.tycoon.direction':
    'Choose a direction: it decides who is start player next, all game long. In a first game either is fine.',
  'guide.tycoon.pick':
    'Choose a face-down card to be sold first, openly or sealed. If you win it yourself, you pay only {pick_percent}% after the die.',
  'guide.tycoon.close': 'Everyone is ready. Close the window: the card is turned over and sold.',
  'guide.tycoon.ready':
    'Nothing to sell? Say you are ready. For gold, choose cards from your hand and sell them to the house; each sale lowers the price.',
  'guide.tycoon.ready-none':
    'You have no cards to sell yet: say you are ready. When everyone is, the next lot is turned over.',
  'guide.tycoon.bid':
    'Bid if you want it; its value stands by the stars. When time is up the highest bid wins, and a die changes the price.',
  'guide.tycoon.bid-lone':
    'Bid if you want it (its value stands by the stars), or stop here: the gavel waits for you. Then a die changes the price.',
  'guide.tycoon.hammer':
    'You are the last one asked: if you let it go and no bot raises, it is sold.',
  'guide.tycoon.seal':
    'Write an amount only you can see. The highest wins, and bids are final; 0 lets it go.',
  'guide.tycoon.roll':
    'Roll for the price: 1–3 add to it, 4–6 take off. The more stars, the bigger the change.',
  'guide.tycoon.wish':
    'Ask everyone for a card you lack: with 1, 2 and 3 stars of an era, each card is worth {set_times} times as much. Or skip.',
  'guide.tycoon.wish-broke': 'Without gold you cannot ask for a card. Just skip.',
  'guide.tycoon.answer-wish':
    'Someone wants this card of yours. See what you would get, then decide; a no does not reveal that you have it.',
  'guide.tycoon.answer-wish-none': 'You do not have it, so say so. Nobody can tell who has one.',
  'guide.tycoon.choose-seller':
    'These players would sell. Choose one and pay the price you named, without a die; or buy from nobody.',
  'guide.tycoon.offer':
    'To complete an era, choose a card of yours and trade it to one collector for gold or a card. Or skip.',
  'guide.tycoon.offer-none': 'You have no card to trade. Just skip.',
  'guide.tycoon.answer-trade':
    'See what you give and what you get, and agree only if it pays. Declining costs nothing.',
}
