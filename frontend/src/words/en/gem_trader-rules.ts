import type { rules as zh } from '../zh/gem_trader-rules'

export const rules: Record<keyof typeof zh, string> = {
  'gem_trader.rules.goal.head': 'Goal',
  'gem_trader.rules.goal':
    'The captain lands with gems. You are a gem trader: bid for stones and crew, watch the market, sell. Most cash after four rounds wins; a tie is a shared win.',
  'gem_trader.rules.start.head': 'Start',
  'gem_trader.rules.start':
    '2–4 players with {cash} each. Cash, gems and event cards are behind your own screen; nobody else sees them. No running totals are shown.',
  'gem_trader.rules.round.head': 'A round',
  'gem_trader.rules.round':
    'There are {rounds} rounds. First the market card is turned up: the price of each gem, and a bonus for whoever alone sells the most of it. Then the auction, then the market. Afterwards the start marker goes to the left.',
  'gem_trader.rules.auction.head': 'Auction',
  'gem_trader.rules.auction':
    'As many cards as players are drawn and turned up one at a time. Whoever opens must bid at least {least} and cannot pass; clockwise the others raise by at least {raise} or pass on this card. The last one in pays the bank and gets the gems, event cards and die rolls on it. Who has a card bids no more this round. Bids are multiples of {raise} and never above one’s own cash.',
  'gem_trader.rules.fixed.head': 'The last card',
  'gem_trader.rules.fixed':
    'The one left without a card buys the last for the fixed {fixed}. Who has less pays all he has; the rest is a debt, taken off the next income, at the latest at the end.',
  'gem_trader.rules.die.head': 'The die',
  'gem_trader.rules.die':
    'Its sides are 1, 1, 1, 2, 2, 3: take so many gems of any kinds from the pile. With ×2 the first roll’s gems are taken before the second roll.',
  'gem_trader.rules.crew.head': 'Event cards',
  'gem_trader.rules.crew':
    'Once round from the start player; each plays any number, with no second chance; cards won this round may be used at once. Prices are reckoned when all are done: the card’s price and {step} up or down for each, never below {floor}.',
  'gem_trader.rules.sale.head': 'Sale',
  'gem_trader.rules.sale':
    'All choose at once and in secret what to sell, in their fists; when all are closed they open together. Selling nothing is fine. The bonus of a gem goes to whoever alone sold the most; a tie wins nothing. Sold gems go back to the pile.',
  'gem_trader.rules.end.head': 'The end',
  'gem_trader.rules.end':
    'After the fourth market each unsold gem and unused event card is worth {leftover}; debts are taken off.',
  'gem_trader.rules.time.head': 'Time',
  'gem_trader.rules.time':
    'With two or more people each decision has {seconds} s; then a bot takes over or the careful thing is done, as the room is set: pass (an opener bids {least}), play nothing, sell nothing. With one person no clock runs.',
}
