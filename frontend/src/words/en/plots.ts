import type { plots as zh } from '../zh/plots'

export const plots: Record<keyof typeof zh, string> = {
  'plots.what': 'What to look at',
  'plots.worth': 'Worth',
  'plots.money': 'Money',
  'plots.bargains': 'Bargains',
  'plots.over-time': '{what} over time',
  'plots.step': 'Step',
  'plots.at': 'Round {round}, step {command}',
  'plots.round': 'Round {round}',
  'plots.round-short': '{round}',
  'plots.rounds': 'Round',
  'plots.seat': 'Seat',
  'plots.table-of': '{what} at the end of each round',
  'plots.paid-against': 'What was paid against what it was worth',
  'plots.paid': 'Paid',
  'plots.final-worth': 'Worth',
  'plots.gain': 'Gain',
  'plots.purchase': 'Purchase',
  'plots.purchases': 'All purchases',
  'plots.lot': 'Lot {lot}',
  'plots.pieces': 'Bought',
  'plots.private': 'Private trade',
  'plots.bought': '{name} bought {what} for {paid}, worth {worth}',
  'plots.above': 'Above the line: a bargain',
  'plots.below': 'Below the line: too dear',
  'plots.totals': 'All together',
  'plots.nothing': 'Nobody bought anything',
  'plots.pieces.and': ', ',
  'plots.auction-card': 'auction card {number}',
  'plots.tycoon.worth':
    'Worth = gold + the cards in hand as the final score counts them (sets included, a red card without its set for nothing). Cards on the table and in the deck are nobody’s.',
  'plots.tycoon.bargain':
    'Worth = what the card brought later, taxes off; of a card that was kept, its part of the final score. Barter goes by value and is no purchase; the income of red cards is left out.',
  'plots.modern_art.worth':
    'Worth = money + what the bank would pay for the paintings on the wall if the round ended just then. A card in hand is worth nothing until it is sold.',
  'plots.modern_art.bargain': 'Worth = what the bank paid for it when the round was settled.',
  'plots.gem_trader.worth':
    'Worth = cash less debt + gems at the price of this round’s market; gems of a closed harbour, gems after the end and event cards count $20 each.',
  'plots.gem_trader.bargain':
    'Worth = the gems of the card, those of the die too, at the final prices of its round’s market, event cards at $20; bonuses are left out.',
}
