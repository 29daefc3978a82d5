import type { rules as zh } from '../zh/tycoon-rules'

export const rules: Record<keyof typeof zh, string> = {
  'tycoon.rules.goal.head': 'The aim',
  'tycoon.rules.goal':
    '{least_players}–{most_players} collectors begin with {purse} gold each and build a collection by auction, trade and the income of red cards. After twice as many rounds as there are players, gold plus collection wins.',
  'tycoon.rules.cards.head': 'The cards',
  'tycoon.rules.cards':
    'As many of the nine eras as there are players are in the game. Each has three 1-star, three 2-star and two 3-star cards and one red 4-star card, valued 10, 20, 30 and 40. The red card of one era is secretly removed; which one is revealed at the end.',
  'tycoon.rules.start.head': 'The opening',
  'tycoon.rules.start':
    'Everybody rolls a die; the highest starts (ties roll again) and chooses clockwise or counter-clockwise for the whole game. Everybody is start player exactly {rounds_each} times.',
  'tycoon.rules.round.head': 'A round',
  'tycoon.rules.round':
    '1. A new start player; bans end, red cards earn, the house rolls a die per star and raises its bonuses. 2. As many cards as players less one lie face down. The start player picks one blind to come first and says whether it is sold openly or sealed; then the two ways alternate. 3. Before each card a selling window opens; when all are ready the start player closes it and turns the card over. 4. After the last lot the start player may trade.',
  'tycoon.rules.window.head': 'The selling window',
  'tycoon.rules.window':
    'The house only buys. It pays the value times 100% plus that star’s bonus. A die of 1–2, 3–4 or 5–6 adds 10%, 20% or 30%, up to {cap}%. Each card sold takes {fall} points off its star, without a floor, but the price is never below 0. For a red card you pay {red_tax}% red-card tax.',
  'tycoon.rules.open.head': 'Open auction',
  'tycoon.rules.open':
    'It starts at half the value, at least {start_least}; each raise is at least {raise}. Anybody may bid at any time. Every bid gives {bid_seconds} seconds more; then the hammer falls. With a single human there is no clock: that player says “no more”, or hammers.',
  'tycoon.rules.sealed.head': 'Sealed auction',
  'tycoon.rules.sealed':
    'Everybody bids one whole number in secret; 0 gives up. All are opened together. Only those tied for highest bid again, up to {rebids} times; still tied, the lot stays unsold.',
  'tycoon.rules.die.head': 'The die and the payment',
  'tycoon.rules.die':
    'After the hammer a die changes the price: 1/2/3 add, 4/5/6 take off the star times 1/2/3 gold. You never pay below 0; the gold goes to the bank. A start player who wins the own blind pick pays {pick_percent}% of that, rounded up.',
  'tycoon.rules.luxury.head': 'Luxury tax',
  'tycoon.rules.luxury':
    'Winning a red card while holding one red costs {luxury_second}% more; while holding two or more, {luxury_third}% more, rounded up.',
  'tycoon.rules.default.head': 'Default and take-over',
  'tycoon.rules.default':
    'If you must pay more than you have you default: you are banned from the next {ban} auctions (until the start player changes). The second and third bidder in turn may take the card over with the same die, without a penalty if they cannot. Else it stays unsold. Nothing can be sold between hammer and payment.',
  'tycoon.rules.trade.head': 'Private trade',
  'tycoon.rules.trade':
    'The start player may first make one wish: a card and a price. Everybody gets the same question, and the start player chooses among those who would sell. If nothing comes of it one own card may be offered to one collector for gold, a card, or both. No die is rolled; when a red card changes hands, whoever receives gold pays {red_tax}% tax on it.',
  'tycoon.rules.reds.head': 'What red cards earn',
  'tycoon.rules.reds':
    'Whenever the start player changes, each red card earns its holder the number of cards held of its era (itself included) times {income}; times {income_set} once 1, 2 and 3 stars are complete.',
  'tycoon.rules.score.head': 'Scoring',
  'tycoon.rules.score':
    'With 1, 2 and 3 stars of an era each of its cards counts ×1.5; with the red as well, ×2, duplicates included. A red card without the 1-2-3 set forfeits its value. Total = gold + collection − forfeits. Ties: more gold, then more complete four-star sets, then who sat down first.',
  'tycoon.rules.time.head': 'Time',
  'tycoon.rules.time':
    'With several humans every decision has {seconds} seconds, an open auction {bid_seconds} after each bid, the die {die_seconds}. With a single human only the die has a clock.',
}
