import type { rules as zh } from '../zh-Hans/rules'

export const rules: Record<keyof typeof zh, string> = {
  'modern_art.rules.goal.head': 'The aim',
  'modern_art.rules.goal':
    '{least_players}–{most_players} gallery owners with {purse} gold each, kept secret. Over {rounds} rounds you sell the paintings in your hand by auction, buy those of others, and drive up artists.\nMost money after the settlement of round {rounds} wins; equal money shares a place. Cards left in hand are worth nothing.',
  'modern_art.rules.cards.head': 'Paintings and deals',
  'modern_art.rules.cards':
    'There are {paintings} paintings by {artists} artists. Below: how many of each artist are sold which way, and how many cards everybody is dealt in each round. Nobody sees what is never dealt.',
  'modern_art.rules.cards.artist': 'Artist',
  'modern_art.rules.cards.players': 'Players',
  'modern_art.rules.cards.round': 'Round {round}',
  'modern_art.rules.turn.head': 'Your turn',
  'modern_art.rules.turn':
    'Choose a painting from your hand and sell it as its auctioneer. The buyer pays you; if you buy it yourself you pay the bank. What is bought hangs on a wall for all to see, and no player sells it again.\nChance says who sells first; from there it goes clockwise (“left” is the next seat clockwise).\nWithout cards you sell nothing and cannot add to a Double, but you may still buy. The next one who has a card sells.',
  'modern_art.rules.ways.head': 'Five ways of selling',
  'modern_art.rules.open':
    'Anyone may bid at any time, {least} at least, always higher, never more than they have; the leader cannot raise. The auctioneer ends the sale, counting to {going}; any bid starts the count over. With no bids the auctioneer keeps it for free.',
  'modern_art.rules.once':
    'Clockwise from the auctioneer’s left everyone gets one bid: pass, or bid more than the highest so far. The auctioneer comes last and may outbid. If all pass, the auctioneer keeps it for free.',
  'modern_art.rules.sealed':
    'Everyone, the auctioneer too, writes one amount from 0 to what they have; it is final. All are opened together and the highest wins. On a tie the auctioneer comes first, then the nearest on their left. If everyone writes 0 the auctioneer keeps it for free.',
  'modern_art.rules.fixed':
    'The auctioneer names a price they could pay. From their left, each in turn may take it; if nobody does, the auctioneer must buy it from the bank.',
  'modern_art.rules.double':
    'A Double takes a second painting by the same artist that is not a Double itself; both are sold together, the way of the second.\nAdd it yourself and all the price is yours. Or put the Double up alone: from your left, each is asked once to add one.\nWhoever does becomes the auctioneer, and the two split the price, an odd gold going to the new one; if one of them buys, that half goes to the bank. With no bids the new auctioneer gets both for free. If nobody adds one, you get the Double for free.\nThe player left of the new auctioneer sells next; everyone between is skipped.',
  'modern_art.rules.end.head': 'The end of a round',
  'modern_art.rules.end':
    'Every painting shown counts for its artist. As soon as number {full} of one artist is shown the round is over: that last one counts, but is not sold.\nA pair may take an artist from three to {full}; then neither is sold. With {before_full} shown, a Double ends the round alone and no second is added.\nIf in round {rounds} nobody has cards left, the last card shown ends it; it counts, but is not sold.',
  'modern_art.rules.price.head': 'What paintings pay',
  'modern_art.rules.price':
    'The three artists shown most this round get tokens of {first}, {second} and {third}. On a tie, the artist further left comes first; an artist not shown is not ranked.\nA painting of an artist with a token this round pays the sum of that artist’s tokens of all rounds. Any other pays nothing this round, but its old tokens stay, and count when the artist is in the top three again.\nAll paintings on the walls are sold to the bank at that price; none can be kept.',
  'modern_art.rules.next.head': 'The next round',
  'modern_art.rules.next':
    'First new cards are dealt as above; before round {rounds} there are none. The player left of whoever ended the round sells first; if adding to a Double ended it, left of whoever added.',
  'modern_art.rules.secret.head': 'Open and secret',
  'modern_art.rules.secret':
    'Secret: hands, the others’ money, cards not dealt, sealed bids until they are opened.\nOpen: how many cards each has, the walls, counts and tokens, every bid and every price.',
  'modern_art.rules.time.head': 'Time',
  'modern_art.rules.time':
    'With two or more humans each decision has {seconds} seconds, an open auction {bid_seconds} after each bid, each count of the gavel {going_seconds}. With a single human there is no clock: that player ends the bidding.\nWhen time runs out a bot takes the seat, or, as the room is set, it counts as: a random card, the price of a third place, adding none, declining, passing, writing 0.\nAfter {grace} seconds offline a bot keeps the seat until its owner is back.',
}
