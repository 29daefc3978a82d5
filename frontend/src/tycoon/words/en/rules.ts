import type { rules as zh } from '../zh-Hans/rules'

export const rules: Record<keyof typeof zh, string> = {
  'tycoon.rules.goal.head': 'The aim',
  'tycoon.rules.goal':
    '{least_players}–{most_players} collectors begin with {purse} gold each and build a collection by auction, trade and the income of red cards.\nThere are {rounds_each} rounds for each player, and everybody is start player exactly {rounds_each} times. In the end gold plus collection decides.',
  'tycoon.rules.cards.head': 'The cards',
  'tycoon.rules.cards':
    'As many eras as there are players are drawn from {eras}; everyone sees which. Each has the cards below, and cards of one name are alike.\nThe red card of one era is removed in secret at the start. Which era it was is revealed at the end; that era can never make a four-star set.\nAn unsold card leaves the game, face up for everyone to see, and never comes back, unless the host chose the variant “Unsold cards come back” before the start: then, when the deck is too small for a round, they are shuffled and put under it.',
  'tycoon.rules.cards.star': 'Stars',
  'tycoon.rules.cards.copies': 'Copies',
  'tycoon.rules.cards.value': 'Value',
  'tycoon.rules.cards.start': 'Opens at',
  'tycoon.rules.start.head': 'The opening',
  'tycoon.rules.start':
    'Everybody rolls a die; the highest is the first start player. Those who tie roll again until one is left.\nThe first start player chooses once for the whole game whether the start passes clockwise or counter-clockwise.',
  'tycoon.rules.round.head': 'A round',
  'tycoon.rules.round':
    'Settlement: a new start player, all bans lifted, red cards earn, and the house rolls a die for each star.\nDrawing: one card fewer than there are players is laid face down. If the deck runs short, what is left is drawn; with none at all there is still one selling window and trade.\nBlind pick: the start player chooses one card to come first, and says whether it is sold openly or sealed. From there the two ways alternate, whatever happens to each card. Nobody knows a face before it is turned over.\nEach card: a selling window, closed by the start player when all are ready; then the card is turned over, auctioned, rolled for and paid.\nAfter the last lot the start player may trade. Then the next start player begins.',
  'tycoon.rules.window.head': 'The selling window',
  'tycoon.rules.window':
    'The house only buys. It pays the value × (100% + the bonus of that star), never below 0. Sets do not matter to it.\nEach settlement rolls a die for every star: 1–2 adds {bonus_low} points, 3–4 adds {bonus_mid}, 5–6 adds {bonus_high}, to {cap} at most after the roll. The bonus is kept from round to round.\nEach card sold takes {fall} points off its star, below zero too. Several cards are sold one after another at falling prices.\nFor a red card the house keeps {red_tax}% red-card tax, rounded up.\nTo sell after saying ready, take it back first. If somebody sells a card of the same stars before you, your quote is void and you confirm the new one.\nThe window has one clock of {seconds} seconds that nothing restarts; if all are ready only near its end, the start player still has {close_seconds}. When it runs out the window closes.\nBanned players may sell. After the round’s last lot there is no window: what you win there can be sold next round.',
  'tycoon.rules.open.head': 'Open auction',
  'tycoon.rules.open':
    'It opens at half the value, at least {start_least}; each raise is at least {raise}. Whoever is not banned may bid at any time, but the leader cannot raise their own bid.\nThe turning of the card and every bid start a clock of {bid_seconds} seconds; at its end the gavel falls. With no bids the lot is unsold.\nA bid is never taken back. You may bid more than you have (up to {most_bid}), at the risk of a default.\nWith a single human there is no clock: once that player stops and no bot raises, the gavel falls.',
  'tycoon.rules.sealed.head': 'Sealed auction',
  'tycoon.rules.sealed':
    'Whoever is not banned sends one whole amount in secret, and it is final; 0 gives up. All are opened together and the highest wins.\nOnly those who tied for highest bid again, lower if they like, up to {rebids} times. Still tied, the lot is unsold; nobody below gets it.\nIf all bid 0 the lot is unsold, without a second try.',
  'tycoon.rules.die.head': 'The die and the payment',
  'tycoon.rules.die':
    'After the gavel falls the winner rolls: 1, 2 and 3 add to the price, 4, 5 and 6 take off, in gold as below.\nBid plus change is never below 0. A start player who wins the blind pick of this round pays only {pick_percent}% of that, rounded up.\nA red card adds luxury tax. All gold goes to the bank, none to a player.',
  'tycoon.rules.luxury.head': 'Luxury tax',
  'tycoon.rules.luxury':
    'Winning a red card while holding one costs {luxury_second}% more; while holding two or more, {luxury_third}% more. The first red is free of it.\nIt is charged on the amount due after die and discount, and rounded up. Private trade has no luxury tax.',
  'tycoon.rules.default.head': 'Default and take-over',
  'tycoon.rules.default':
    'Whoever owes more than their gold defaults (owing all of it is fine), and is banned from the next {ban} auctions, unsold ones included, until the start player changes. No gold is lost.\nThe other bidders are tried from the highest down, {takers} at most: each by their own bid, the same die, their own discount and tax. Whoever can pay gets the card, without being asked; whoever cannot is not punished.\nOf sealed bids the last one counts: whoever gave up a re-bid with 0 takes nothing over. Of equal sealed bids, whoever lasted into a later re-bid comes first, then whoever sits closer to the start player in the direction of play.\nIf nobody can pay the lot is unsold. Nothing can be sold or traded between gavel and payment.',
  'tycoon.rules.trade.head': 'Private trade',
  'tycoon.rules.trade':
    'Request: the start player names any card of this game and a price, once. Everyone is asked the same; only the start player learns who would sell, and chooses one or gives up.\nFree trade: if no request succeeded, the start player may offer one of their cards to one collector for gold, for a card, or for both, adding no gold.\nWhoever lacks the card asked for can only decline, and nobody can tell why.\nNo die is rolled. If a red card changes hands, whoever receives gold pays {red_tax}% of it, rounded up, once per deal.',
  'tycoon.rules.reds.head': 'What red cards earn',
  'tycoon.rules.reds':
    'From the second round on, whenever the start player changes, each red card earns its holder the number of cards held of its era (itself included) × {income}; × {income_set} once its 1, 2 and 3 stars are all there.\nEach red card earns for its own era. Nothing is earned after the last round.',
  'tycoon.rules.score.head': 'Scoring',
  'tycoon.rules.score':
    'Each card counts its value. With 1, 2 and 3 stars of an era every card of it counts × {set_times}; with the red card as well, × {red_times}. Duplicates count too.\nA red card without its 1, 2 and 3 stars forfeits its value.\nTotal = gold + collection − forfeits. Ties go to more gold, then more four-star sets, then whoever sat down first; no place is shared.',
  'tycoon.rules.secret.head': 'Open and secret',
  'tycoon.rules.secret':
    'Open: everybody’s gold, number of cards and red cards, the bonuses, bans, and who is ready.\nSecret: all other cards, sealed bids until they are opened, who would sell, and the cards of a free trade other than reds.',
  'tycoon.rules.time.head': 'Time',
  'tycoon.rules.time':
    'With two or more humans every decision has {seconds} seconds, an open auction {bid_seconds} after each bid, the die {die_seconds}. With a single human only the die has a clock.\nWhen time runs out a bot takes the seat, or, as the room is set, it counts as: clockwise, the first card openly, ready, a bid of 0, skipped, declined.\nAfter {grace} seconds offline a bot keeps the seat until its owner is back.',
}
