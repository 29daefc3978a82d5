import type { rules as zh } from '../zh-Hans/rules'

export const rules: Record<keyof typeof zh, string> = {
  'gem_trader.rules.goal.head': 'The aim',
  'gem_trader.rules.goal':
    'The captain lands with gems, and you trade in them: bid for stones and crew, watch the market, sell. The most cash after {rounds} rounds wins; a tie is a shared win.',
  'gem_trader.rules.start.head': 'The opening',
  'gem_trader.rules.start':
    '{least_players}–{most_players} players with {cash} each. Cash, gems and event cards are in your own hold; nobody else sees them, and no running totals are shown.\nThe starting player is drawn at random. In the pile and the box there are: {gems}.',
  'gem_trader.rules.round.head': 'A round',
  'gem_trader.rules.round':
    'First the market card is turned over: the price of each gem, and a bonus for whoever alone sells the most of it.\nThen the auction, then the market: event cards and the sale.\nAfterwards the start marker goes to the left.',
  'gem_trader.rules.markets.head': 'Market cards',
  'gem_trader.rules.markets':
    'There are {markets}; {rounds} are drawn for a game, one for each round. The large number is the price of a gem, ★ its bonus.',
  'gem_trader.rules.auction.head': 'The auction',
  'gem_trader.rules.auction':
    'Of {lots} auction cards, as many as players are drawn each round and turned over one at a time; nobody sees what is still to come.\nThe start player opens, or, having bought this round, the first player to the left who has not. Whoever opens must bid at least {least} and cannot pass; they may bid {least} even without the cash, and the rest becomes a debt.\nClockwise the others raise by at least {raise}, or pass on this card. Bids are multiples of {raise}, never above one’s own cash.\nThe last one in pays their bid to the bank, takes the gems, event cards and die rolls on the card, and bids no more this round.\nIf the pile runs short they get less. Event cards are drawn in secret and stay so until played.',
  'gem_trader.rules.lots': 'All {lots} auction cards',
  'gem_trader.rules.fixed.head': 'The last card',
  'gem_trader.rules.fixed':
    'The player left without a card sees the last one turned over, then buys it for the fixed {fixed}.\nWhoever has less pays all they have; the rest is a debt, taken off the next incomes, at the latest at the end, where the total may fall below 0. Whoever has a debt has no cash to bid.',
  'gem_trader.rules.die.head': 'The die',
  'gem_trader.rules.die':
    'Its sides are {faces}: take that many gems of any kind from the pile, or all it has if that is less.\nWith two rolls, the first one’s gems are taken before the second roll.\nThe pile is shown up to {shown} of a kind, for nobody takes more at once.',
  'gem_trader.rules.crew.head': 'Event cards',
  'gem_trader.rules.crew':
    'There are {crews}. Once around from the start player, each plays any number, also those won this round; there is no second chance.\nA price is the market card’s, {step} up or down for each such card in whatever order, and never below {floor}.\nEvent cards cannot be turned into money earlier; at the end each one left is worth {leftover}.',
  'gem_trader.rules.sale.head': 'The sale',
  'gem_trader.rules.sale':
    'Everyone chooses at once and in secret what to sell, in their fists: nothing of a closed kind, or nothing at all. When all are closed they open together. While someone else is still choosing you may choose again.\nEach gem pays the market price. The bonus of a gem goes to whoever alone sold the most of it, even just one; a tie wins nothing (unless a notary decides it).\nSold gems go back to the pile and can be had from the next auction on.',
  'gem_trader.rules.end.head': 'The end',
  'gem_trader.rules.end':
    'After the market of round {rounds} each unsold gem and each unused event card is worth {leftover}.\nTotal = cash + leftovers − debt. Equal totals share the place, and the win.',
  'gem_trader.rules.secret.head': 'Open and secret',
  'gem_trader.rules.secret':
    'Secret: cash, debts, gems and event cards in the holds, cards still face down. Only thief and victim know what was stolen.\nOpen: bids and prices, auction cards, rolls and the gems taken, event cards played, gems sold and incomes, and all used cards.',
  'gem_trader.rules.time.head': 'Time',
  'gem_trader.rules.time':
    'With two or more humans each decision has {seconds} seconds, anew after each event card played. With a single human no clock runs.\nWhen time runs out a bot takes the seat, or, as the room is set, it counts as: a pass (an opener bids {least}), taking the gems with the highest prices, no event card, selling nothing.\nAfter {grace} seconds offline a bot keeps the seat until its owner is back.',
}
