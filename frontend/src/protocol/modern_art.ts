// Written by `npm run types` from the Python types; do not edit.
// schema 62366569949426293b4a01ef2ec4ba3c16243ed624457892592b8fa189dd2a96

export type Stage = Offering | Asking | Pricing | Outcry | Circling | Sealing | Taking | Over
export type Move =
  | PutUp
  | Join
  | Decline
  | Bid
  | Pass
  | NoMore
  | Hammer
  | BidSealed
  | NamePrice
  | Take
  | Leave

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
 * counts      paintings put out this round, by artist, those on sale included
 * tokens      by artist, the token of each settled round (0: none)
 * standing    by artist, the token it would get if the round ended now
 * worth       by artist, what a painting would bring if the round ended now
 * pile        cards not yet dealt
 * museum      paintings out of the game, in order
 * last        how the last sale ended
 */
export interface Table {
  round: number
  rounds: number
  lone_human: number | null
  galleries: Gallery[]
  counts: number[]
  tokens: number[][]
  standing: number[]
  worth: number[]
  pile: number
  museum: number[]
  last: Outcome | null
  settlements: Settlement[]
  stage: Stage
}
/**
 * A seat as all see it: the size of its hand, its paintings on the wall, in order of buying.
 *
 * `money` only once the game is over (MA-29).
 */
export interface Gallery {
  cards: number
  paintings: number[]
  money: number | null
}
/**
 * How the last sale ended. `buyer` None: its paintings ended the round and are nobody's.
 *
 * `shares` add up to `price`; `calls` are all sealed bids, once opened.
 */
export interface Outcome {
  sale: Sale
  buyer: number | null
  price: number
  shares: Share[]
  calls: Call[]
}
/**
 * What is up for sale. `host` runs it.
 *
 * `partner`: who put up the Double that `host` joined; they share the price (MA-16). `way` is
 * "double" while a lone Double waits for a second, then the second's.
 */
export interface Sale {
  lot: number
  host: number
  partner: number | null
  paintings: number[]
  way: 'double' | 'fixed' | 'once' | 'open' | 'sealed'
}
/**
 * A part of a price. `to` None: the bank.
 */
export interface Share {
  to: number | null
  amount: number
}
/**
 * Somebody's bid: the seat and the amount.
 */
export interface Call {
  seat: number
  amount: number
}
/**
 * A round's settlement (§5).
 *
 * ender    who put out what ended it; `ending`: those paintings, counted but nobody's
 * counts   paintings put out, by artist
 * tokens   30, 20, 10 or 0, by artist
 * values   what one painting brought, by artist: all its tokens, or 0
 * sold     the paintings the bank took, by seat; `paid`: what it paid for them
 */
export interface Settlement {
  round: number
  ender: number
  ending: number[]
  counts: number[]
  tokens: number[]
  values: number[]
  sold: number[][]
  paid: number[]
}
/**
 * `seat` chooses what to put up as `lot`.
 */
export interface Offering {
  is: 'Offering'
  lot: number
  seat: number
}
/**
 * A lone Double asks round in `order` for a second painting; `speaker` answers now.
 */
export interface Asking {
  is: 'Asking'
  sale: Sale
  order: number[]
  declined: number[]
  speaker: number
}
/**
 * The host thinks of a fixed price.
 */
export interface Pricing {
  is: 'Pricing'
  sale: Sale
}
/**
 * Open: all bid at any time. `bids` in order; `least` would lead; `quiet` said "no more".
 *
 * `going`: 0, or how often the host has called: going once (1), twice (2), the last time (3).
 */
export interface Outcry {
  is: 'Outcry'
  sale: Sale
  bids: Call[]
  least: number
  quiet: number[]
  going: number
}
/**
 * Once around: each speaks once in `order`, the host last. `said` so far; amount 0: passed.
 *
 * `high` is the last real bid; `speaker` passes or bids at least `least`.
 */
export interface Circling {
  is: 'Circling'
  sale: Sale
  order: number[]
  said: Call[]
  high: Call | null
  least: number
  speaker: number
}
/**
 * Sealed: all write an amount. `sent`: who has.
 */
export interface Sealing {
  is: 'Sealing'
  sale: Sale
  sent: number[]
}
/**
 * Fixed price: take it or leave it, in `order`; `left`: who would not.
 *
 * If nobody does the host must.
 */
export interface Taking {
  is: 'Taking'
  sale: Sale
  price: number
  order: number[]
  left: number[]
  speaker: number
}
/**
 * Final ranking, best first.
 */
export interface Over {
  is: 'Over'
  ranking: Score[]
}
/**
 * How a seat ended; equal money shares a place (MA-28).
 *
 * money = 100 - spent + earned + the sum of banked; `banked` by round.
 */
export interface Score {
  seat: number
  place: number
  money: number
  spent: number
  earned: number
  banked: number[]
}
/**
 * What only this seat knows. `submitted`: its sealed bid, until all are opened.
 */
export interface Own {
  hand: number[]
  money: number
  submitted: number | null
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
 * A painting from one's hand; to a Double of one's own one may add a `second` (MA-11).
 *
 * A Double without a second asks the others round for one.
 */
export interface PutUp {
  is: 'PutUp'
  lot: number
  painting: number
  second: number | null
}
/**
 * Add a painting to another's Double and become its host (MA-14).
 */
export interface Join {
  is: 'Join'
  lot: number
  painting: number
}
/**
 * Add nothing to another's Double.
 */
export interface Decline {
  is: 'Decline'
  lot: number
}
/**
 * Openly at any time, or once around when it is one's turn.
 */
export interface Bid {
  is: 'Bid'
  lot: number
  amount: number
}
/**
 * Once around: let one's only turn go.
 */
export interface Pass {
  is: 'Pass'
  lot: number
}
/**
 * Not above `high` (0: no bid yet). In a one-human game the human's hammer.
 */
export interface NoMore {
  is: 'NoMore'
  lot: number
  high: number
}
/**
 * The host is content with `high` (0: no bid yet): going once, going twice … (MA-23).
 */
export interface Hammer {
  is: 'Hammer'
  lot: number
  high: number
}
/**
 * One amount, final; 0 is allowed (MA-25).
 */
export interface BidSealed {
  is: 'BidSealed'
  lot: number
  amount: number
}
/**
 * The host's fixed price, from 0 to their own money (MA-20).
 */
export interface NamePrice {
  is: 'NamePrice'
  lot: number
  price: number
}
/**
 * Buy at the fixed price.
 */
export interface Take {
  is: 'Take'
  lot: number
}
/**
 * Not at this fixed price.
 */
export interface Leave {
  is: 'Leave'
  lot: number
}
