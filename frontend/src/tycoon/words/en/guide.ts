import type { guide as zh } from '../zh-Hans/guide'

export const guide: Record<keyof typeof zh, string> = {
  'guide.tycoon.goal': 'Most gold plus collection wins. Complete eras; all the rules are at “?”.',
  'guide.tycoon.direction':
    'Choose a direction: it sets who starts next. In a first game either is fine.',
  'guide.tycoon.pick':
    'Choose the card to sell first. Win it yourself and you pay only {pick_percent}% after the die.',
  'guide.tycoon.close': 'Everyone is ready. Close the window: the card is turned over and sold.',
  'guide.tycoon.ready':
    'Nothing to sell? Say you are ready. Each card you sell lowers the house’s price.',
  'guide.tycoon.ready-none':
    'No cards to sell yet: say you are ready, and the next lot is turned over.',
  'guide.tycoon.bid':
    'Bid if you want it; its value stands by the stars. Then a die changes the price.',
  'guide.tycoon.bid-lone':
    'Bid, or stop here: the gavel waits for you. Then a die changes the price.',
  'guide.tycoon.hammer': 'You are the last one asked: let it go, and if no bot raises, it is sold.',
  'guide.tycoon.seal':
    'Write an amount only you can see. The highest wins and bids are final; 0 passes.',
  'guide.tycoon.roll':
    'Roll for the price: 1–3 add, 4–6 take off. The more stars, the bigger the change.',
  'guide.tycoon.wish':
    'Ask for a card you lack: a full era makes each card worth {set_times} times as much. Or skip.',
  'guide.tycoon.wish-broke': 'Without gold you cannot ask for a card. Just skip.',
  'guide.tycoon.answer-wish':
    'Someone wants this card of yours. A no does not reveal that you have it.',
  'guide.tycoon.answer-wish-none': 'You do not have it, so say so. Nobody can tell who has one.',
  'guide.tycoon.choose-seller':
    'These players would sell. Pay one the price you named, without a die; or buy from nobody.',
  'guide.tycoon.offer': 'To complete an era, trade a card of yours for gold or a card. Or skip.',
  'guide.tycoon.offer-none': 'You have no card to trade. Just skip.',
  'guide.tycoon.answer-trade':
    'See what you give and get, and agree only if it pays. Declining costs nothing.',
}
