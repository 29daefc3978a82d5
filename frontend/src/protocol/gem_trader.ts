// Written by `npm run types` from the Python types; do not edit.
// schema d8e18834ecf1046f88a5249367e718b9b018c28a2c25f9e51c722df4447149a0

export type Stage = Bidding | Taking | Playing | Selling | Over
export type Move =
  | Bid
  | Pass
  | Take
  | ChangeMarket
  | TalkUp
  | TalkDown
  | RaiseBonus
  | Smuggle
  | PickPocket
  | Swap
  | Scout
  | Notarize
  | CloseHarbour
  | EndTurn
  | Sell
  | TakeSaleBack

/**
 * What one seat sees; a spectator has no `seat`, no `own` and no `options`.
 */
export interface View {
  seat: number | null
  table: Table
  own: Own | null
  options: May[]
}
/**
 * The public table.
 *
 * pile     by kind, what lies there; 3 stands for three or more: nobody takes more at once
 * lots     auction cards not drawn yet
 * crews    event cards in the deck
 * gone     auction cards of earlier rounds, face up
 * markets  market cards of earlier rounds and changed ones, face up
 * played   event cards of the whole game, face up, in order
 * last     the last market, until the next one ends
 */
export interface Table {
  round: number
  rounds: number
  starter: number
  lone_human: number | null
  traders: Trader[]
  market: Market
  slots: Slot[]
  pile: number[]
  lots: number
  crews: number
  gone: Goods[]
  markets: Printed[]
  played: (
    | 'boatswain'
    | 'envoy'
    | 'governor'
    | 'harbourmaster'
    | 'lookout'
    | 'mate'
    | 'notary'
    | 'pilot'
    | 'pirate'
    | 'smuggler'
  )[]
  last: Outcome | null
  stage: Stage
}
/**
 * A seat as all see it. `lot`: the card won this round; who has one bids no more.
 */
export interface Trader {
  lot: number | null
}
/**
 * The market card of this round and what event cards have done to it.
 *
 * prices   what a gem brings now, after all talking up and down (GT-26)
 * bonuses  for the sole biggest seller, raised ones included
 * changes  what the talking adds to the printed prices so far; below $10 a price does not fall
 * raises   what is added to the printed bonuses so far
 * closed   gems that cannot be sold this round
 * notary   who wins ties this round
 */
export interface Market {
  printed: Printed
  prices: number[]
  bonuses: number[]
  changes: number[]
  raises: number[]
  closed: number[]
  notary: number | null
  played: Played[]
}
/**
 * A market card as it is printed. A bonus of 0 is none.
 */
export interface Printed {
  card: number
  prices: number[]
  bonuses: number[]
}
/**
 * An event card played this round, in order. `gem` where one was named, `other` the victim.
 */
export interface Played {
  seat: number
  crew:
    | 'boatswain'
    | 'envoy'
    | 'governor'
    | 'harbourmaster'
    | 'lookout'
    | 'mate'
    | 'notary'
    | 'pilot'
    | 'pirate'
    | 'smuggler'
  gem: number | null
  other: number | null
}
/**
 * One of this round's auction cards. `goods` only once it has been turned up.
 *
 * `fate`: "waiting", "now" or "sold" (to `buyer` for `price`; `forced`: the last card, for $250).
 * `gems`: the printed gems the buyer got, fewer than printed if the pile ran short (GT-11).
 */
export interface Slot {
  lot: number
  goods: Goods | null
  fate: 'now' | 'sold' | 'waiting'
  buyer: number | null
  price: number | null
  forced: boolean
  gems: number[] | null
  rolls: Roll[]
}
/**
 * What is printed on an auction card: gems, event cards, rolls of the die.
 */
export interface Goods {
  card: number
  gems: number[]
  crews: number
  dice: number
}
/**
 * A roll of the die and the gems taken for it; None while the taker chooses.
 */
export interface Roll {
  face: number
  gems: number[] | null
}
/**
 * The last market: the card as it ended, and everybody's income, from the start player on.
 */
export interface Outcome {
  round: number
  market: Market
  incomes: Income[]
}
/**
 * What a seat earned in a market: `total` = `sale` + the sum of the `bonuses` by kind.
 */
export interface Income {
  seat: number
  gems: number[]
  sale: number
  bonuses: number[]
  total: number
}
/**
 * A card is up. `bidders`: all who may bid, the opener first, to the left.
 *
 * `queue`: those still in, in the order they will speak; the first, `seat`, speaks now.
 * `bids` in order; `least` is the least bid. Before any bid passing is not allowed (GT-03).
 */
export interface Bidding {
  is: 'Bidding'
  lot: number
  seat: number
  bidders: number[]
  queue: number[]
  bids: Call[]
  least: number
}
/**
 * Somebody's bid: the seat and the amount.
 */
export interface Call {
  seat: number
  amount: number
}
/**
 * `seat` has rolled `face` in their roll `roll` of `rolls` and takes `count` gems.
 */
export interface Taking {
  is: 'Taking'
  lot: number
  seat: number
  roll: number
  rolls: number
  face: number
  count: number
}
/**
 * The circuit of event cards. `seat` plays now; `queue` comes after them.
 */
export interface Playing {
  is: 'Playing'
  seat: number
  queue: number[]
}
/**
 * The secret sale. `sellers`: who has gems; `sent`: whose fist is closed.
 */
export interface Selling {
  is: 'Selling'
  sellers: number[]
  sent: number[]
}
/**
 * Final ranking, best first. Equal totals share a place (GT-22).
 */
export interface Over {
  is: 'Over'
  ranking: Score[]
}
/**
 * total = cash + leftovers - debt; leftovers: $20 for each gem and event card (GT-21).
 */
export interface Score {
  seat: number
  place: number
  cash: number
  gems: number[]
  crews: (
    | 'boatswain'
    | 'envoy'
    | 'governor'
    | 'harbourmaster'
    | 'lookout'
    | 'mate'
    | 'notary'
    | 'pilot'
    | 'pirate'
    | 'smuggler'
  )[]
  leftovers: number
  debt: number
  total: number
}
/**
 * What only this seat knows.
 *
 * debt    what is still owed of a forced purchase; taken off the next income (GT-12)
 * repaid  what the last income paid of it
 * crews   event cards in hand
 * sale    what one has in the fist, until all are opened
 * peek    next round's market card, if one has looked at it (EV8)
 * thefts  of this round, in which one is thief or victim
 */
export interface Own {
  cash: number
  debt: number
  gems: number[]
  crews: (
    | 'boatswain'
    | 'envoy'
    | 'governor'
    | 'harbourmaster'
    | 'lookout'
    | 'mate'
    | 'notary'
    | 'pilot'
    | 'pirate'
    | 'smuggler'
  )[]
  sale: number[] | null
  peek: Printed | null
  thefts: Theft[]
  repaid: number
}
/**
 * A gem stolen this round, as thief and victim know it. `gem` None: there was none.
 */
export interface Theft {
  thief: number
  victim: number
  gem: number | null
}
/**
 * One kind of move, by name, and for each of its fields what it may hold.
 */
export interface May {
  move: string
  fields: {
    [k: string]: (number | string | boolean | number[] | null)[] | Span | Some
  }
}
/**
 * Whole numbers from `least` to `most`, every `step`.
 */
export interface Span {
  is: 'Span'
  least: number
  most: number
  step: number
}
/**
 * Between `least` and `most` of these numbers, in any order.
 *
 * A number may be taken as often as it stands `among` them: things that are alike bear one number.
 */
export interface Some {
  is: 'Some'
  among: number[]
  least: number
  most: number
}
/**
 * A multiple of $10, at least $10 above the highest, never above one's own cash (GT-01).
 */
export interface Bid {
  is: 'Bid'
  lot: number
  amount: number
}
/**
 * For good, as to this card (GT-05). Whoever opens may not (GT-03).
 */
export interface Pass {
  is: 'Pass'
  lot: number
}
/**
 * The gems of a roll of the die, any mix. `roll`: 1, or 2 for the second of x2 (GT-10).
 */
export interface Take {
  is: 'Take'
  lot: number
  roll: number
  gems: number[]
}
/**
 * 总督 EV1: another market card for this round.
 */
export interface ChangeMarket {
  is: 'ChangeMarket'
  round: number
}
/**
 * 大副 EV2: this gem's price rises by $20 this round.
 */
export interface TalkUp {
  is: 'TalkUp'
  round: number
  gem: number
}
/**
 * 瞭望手 EV3: this gem's price falls by $20 this round.
 */
export interface TalkDown {
  is: 'TalkDown'
  round: number
  gem: number
}
/**
 * 商会代表 EV4: this gem's bonus rises by $60 this round.
 */
export interface RaiseBonus {
  is: 'RaiseBonus'
  round: number
  gem: number
}
/**
 * 走私者 EV5: one gem from the pile.
 */
export interface Smuggle {
  is: 'Smuggle'
  round: number
  gem: number
}
/**
 * 海盗 EV6: a gem by chance from behind the victim's screen.
 */
export interface PickPocket {
  is: 'PickPocket'
  round: number
  victim: number
}
/**
 * 水手长 EV7: one or two gems `back` to the pile, as many `gems` out of it.
 */
export interface Swap {
  is: 'Swap'
  round: number
  back: number[]
  gems: number[]
}
/**
 * 领航员 EV8: look secretly at next round's market card.
 */
export interface Scout {
  is: 'Scout'
  round: number
}
/**
 * 公证人 EV9: win ties for most sold this round.
 */
export interface Notarize {
  is: 'Notarize'
  round: number
}
/**
 * 港务官 EV10: this gem cannot be sold this round.
 */
export interface CloseHarbour {
  is: 'CloseHarbour'
  round: number
  gem: number
}
/**
 * Play no more event cards this round.
 */
export interface EndTurn {
  is: 'EndTurn'
  round: number
}
/**
 * What one puts into the fist; nothing is fine (GT-15).
 */
export interface Sell {
  is: 'Sell'
  round: number
  diamonds: number
  rubies: number
  sapphires: number
  emeralds: number
  amethysts: number
}
/**
 * Open the fist again, as long as somebody else's is still missing (GT-15).
 */
export interface TakeSaleBack {
  is: 'TakeSaleBack'
  round: number
}
