// Written by `npm run types` from the Python types; do not edit.
// schema 3dd421d834a67df6d8b611ed14ad0d1010e54f08cd24d17792b44b1a4d6f9156

export type Stage =
  | Directing
  | Picking
  | Selling
  | Outcry
  | Sealing
  | Rolling
  | Wishing
  | WishAsked
  | WishChoice
  | Offering
  | TradeAsked
  | Over
export type Move =
  | ChooseDirection
  | PickBlind
  | Sell
  | SayReady
  | TakeReadyBack
  | CloseWindow
  | Bid
  | NoMore
  | BidSealed
  | RollDie
  | Wish
  | SkipWish
  | AnswerWish
  | ChooseSeller
  | GiveUpWish
  | OfferTrade
  | SkipTrade
  | AnswerTrade

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
 * The public table. `prices`: what the house pays now per star, before red tax.
 *
 * `removed`: the era that lost its red card, once the game is over (TY-02). `variants`: those the
 * game is played by.
 */
export interface Table {
  round: number
  rounds: number
  eras: number[]
  removed: number | null
  starter: number | null
  clockwise: boolean | null
  lone_human: number | null
  collectors: Collector[]
  dice: number[]
  bonuses: number[]
  prices: number[]
  slots: Slot[]
  unsold: number[]
  deck: number
  last: Outcome | null
  stage: Stage
  variants: string[]
}
/**
 * A seat as all see it. `banned`: formal auctions still to sit out (TY-50).
 */
export interface Collector {
  gold: number
  cards: number
  reds: number[]
  banned: number
}
/**
 * One of this round's cards. `card` only once it has been turned over.
 *
 * `fate`: "waiting", "now", "sold" (to `buyer` for `paid`) or "unsold".
 */
export interface Slot {
  lot: number
  way: ('open' | 'sealed') | null
  picked: boolean
  card: number | null
  fate: 'now' | 'sold' | 'unsold' | 'waiting'
  buyer: number | null
  paid: number | null
}
/**
 * How the last lot ended. `face` None: no die was rolled. `buyer` None: unsold.
 */
export interface Outcome {
  lot: number
  card: number
  way: 'open' | 'sealed'
  face: number | null
  attempts: Attempt[]
  buyer: number | null
  sealed: Call[][]
}
/**
 * Who tried to pay, in order. `paid` False: they could not.
 */
export interface Attempt {
  seat: number
  sum: Sum
  paid: boolean
}
/**
 * A payment as a sum one can follow: bid, change by the die, base, discounted, tax, pay.
 */
export interface Sum {
  bid: number
  change: number
  base: number
  discounted: number
  tax: number
  pay: number
}
/**
 * Somebody's bid: the seat and the amount.
 */
export interface Call {
  seat: number
  amount: number
}
/**
 * The first player chooses the direction. `rolls`: every round of opening dice (TY-05).
 */
export interface Directing {
  is: 'Directing'
  seat: number
  rolls: Call[][]
}
export interface Picking {
  is: 'Picking'
  seat: number
}
/**
 * A selling window before `window`. `closer`: the start player.
 */
export interface Selling {
  is: 'Selling'
  window: number
  ready: number[]
  closer: number
}
/**
 * An open auction. `bids` in order; `least` would lead; `quiet` said "no more".
 */
export interface Outcry {
  is: 'Outcry'
  lot: number
  card: number
  bidders: number[]
  bids: Call[]
  least: number
  quiet: number[]
}
/**
 * A sealed auction. `sent`: who has submitted. `earlier`: the submissions opened before.
 */
export interface Sealing {
  is: 'Sealing'
  lot: number
  card: number
  attempt: number
  bidders: number[]
  sent: number[]
  earlier: Call[][]
}
export interface Rolling {
  is: 'Rolling'
  lot: number
  card: number
  winner: number
  amount: number
}
export interface Wishing {
  is: 'Wishing'
  seat: number
}
/**
 * All others answer; who said what is for the start player alone.
 */
export interface WishAsked {
  is: 'WishAsked'
  seat: number
  title: number
  gold: number
  answered: number[]
}
export interface WishChoice {
  is: 'WishChoice'
  seat: number
  title: number
  gold: number
}
export interface Offering {
  is: 'Offering'
  seat: number
}
/**
 * A free trade waits for `to`. Only reds are named to all (TY-65).
 */
export interface TradeAsked {
  is: 'TradeAsked'
  seat: number
  to: number
  gold: number
  red: number | null
  asks_card: boolean
  asks_red: number | null
}
/**
 * Final ranking, best first.
 */
export interface Over {
  is: 'Over'
  ranking: Score[]
}
/**
 * total = gold + sum of the eras' worth - forfeited (§5). `sets`: eras with all four stars.
 *
 * `eras`: all; in a view those of which the seat has cards.
 */
export interface Score {
  seat: number
  place: number
  gold: number
  total: number
  sets: number
  eras: EraWorth[]
}
/**
 * One era of a collection: its cards, the stars among 1-3 that are missing, its worth.
 *
 * `percent` 100, 150 or 200 (TY-71); `forfeited`: a red's 40 taken back at the end (TY-72).
 */
export interface EraWorth {
  era: number
  cards: number[]
  missing: number[]
  percent: number
  worth: number
  forfeited: number
}
/**
 * What only this seat knows.
 *
 * terms      of the lot on sale (or rolling), for this seat; None outside an auction
 * ladder     per star, what the house would pay for the first, second, … card one holds, red
 *            tax taken off
 * worth      by era, in the order of the table's eras
 * submitted  one's own sealed bid, until all are opened
 * sellers    who would grant one's wish (start player only)
 * trade      the free trade one is party to
 */
export interface Own {
  hand: Item[]
  terms: Terms | null
  ladder: number[][]
  worth: EraWorth[]
  submitted: number | null
  sellers: number[]
  trade: Trade | null
}
/**
 * A card one holds. `paid`: what was last paid for it, by auction or trade; None: unknown.
 *
 * `quote`: what the house would pay now for this card alone, red tax taken off.
 */
export interface Item {
  card: number
  paid: number | null
  quote: number
}
/**
 * What turns a bid into a payment (TY-44): the six faces' changes, discount and luxury tax.
 *
 * pay = d + ceil(d * tax_percent / 100), d = ceil(max(0, bid + change) * of_100 / 100)
 */
export interface Terms {
  changes: number[]
  of_100: number
  tax_percent: number
}
/**
 * A free trade as its two parties see it. `tax`: the red tax, paid by `seat` (TY-64).
 */
export interface Trade {
  seat: number
  to: number
  card: number
  gold: number
  title: number | null
  tax: number
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
 * Clockwise or not, for the whole game (TY-06).
 */
export interface ChooseDirection {
  is: 'ChooseDirection'
  clockwise: boolean
}
/**
 * Set the face-down card in `slot` (from 0) first, and say how it is sold: openly or sealed.
 */
export interface PickBlind {
  is: 'PickBlind'
  round: number
  slot: number
  openly: boolean
}
/**
 * Sell cards to the house, in this order, for the four `bonuses` one saw (TY-13, TY-14).
 */
export interface Sell {
  is: 'Sell'
  window: number
  cards: number[]
  bonuses: number[]
}
export interface SayReady {
  is: 'SayReady'
  window: number
}
export interface TakeReadyBack {
  is: 'TakeReadyBack'
  window: number
}
/**
 * The start player closes the window and turns the card over (TY-16).
 */
export interface CloseWindow {
  is: 'CloseWindow'
  window: number
}
export interface Bid {
  is: 'Bid'
  lot: number
  amount: number
}
/**
 * Not above `high` (0: no bid yet). In a one-human game it is the human's hammer (TY-33).
 */
export interface NoMore {
  is: 'NoMore'
  lot: number
  high: number
}
/**
 * `attempt` 0 is the first submission, 1 to 3 the re-bids. 0 gold gives up (TY-37).
 */
export interface BidSealed {
  is: 'BidSealed'
  lot: number
  attempt: number
  amount: number
}
export interface RollDie {
  is: 'RollDie'
  lot: number
}
/**
 * 求购: ask all for a card of this title, for gold (TY-60).
 */
export interface Wish {
  is: 'Wish'
  round: number
  title: number
  gold: number
}
export interface SkipWish {
  is: 'SkipWish'
  round: number
}
/**
 * Whether one would sell. Only a holder may say yes (TY-61).
 */
export interface AnswerWish {
  is: 'AnswerWish'
  round: number
  sells: boolean
}
export interface ChooseSeller {
  is: 'ChooseSeller'
  round: number
  seller: number
}
export interface GiveUpWish {
  is: 'GiveUpWish'
  round: number
}
/**
 * One own card for gold, or for a card of the other's, or both (TY-62).
 */
export interface OfferTrade {
  is: 'OfferTrade'
  round: number
  card: number
  to: number
  gold: number
  title: number | null
}
export interface SkipTrade {
  is: 'SkipTrade'
  round: number
}
export interface AnswerTrade {
  is: 'AnswerTrade'
  round: number
  agrees: boolean
}
