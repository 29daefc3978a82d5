import type { rules as zh } from '../zh-Hans/rules'

export const rules: Record<keyof typeof zh, string> = {
  'modern_art.rules.goal.head': 'The aim',
  'modern_art.rules.goal':
    '{least_players}–{most_players} gallery owners with {purse} gold each, kept secret. Over {rounds} rounds you sell the paintings in your hand by auction, buy those of others, and make artists dear.\nMost money after the settlement of round {rounds} wins; equal money shares the place. Cards still in hand are worthless.',
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
    'All bid at any time, {least} at least, always higher, never more than they have; the leader cannot raise. When content the auctioneer hammers, counting to {going}; any bid starts it over. Without a bid he keeps it for nothing.',
  'modern_art.rules.once':
    'Clockwise from the auctioneer’s left each speaks once: pass, or bid more than the highest so far. The auctioneer comes last and may outbid. If all pass he keeps it for nothing.',
  'modern_art.rules.sealed':
    'All, the auctioneer too, write one amount from 0 to what they have; it stands. All are opened together and the highest has it. In a tie the auctioneer comes first, then the nearest on his left. If all write 0 the auctioneer keeps it for nothing.',
  'modern_art.rules.fixed':
    'The auctioneer names a price he could pay. From his left each in turn may take it; if nobody does, he must buy it from the bank.',
  'modern_art.rules.double':
    'A Double takes a second painting of the same artist that is no Double itself; both are sold together, the second one’s way.\nAdd it yourself and all the price is yours. Or put the Double up alone: from your left each is asked once to add one.\nWho does becomes the auctioneer and the two halve the price, an odd gold to the new one; if one of them buys, his own half goes to the bank. Without a bid the new auctioneer has both for nothing. If nobody adds one, you have the Double for nothing.\nNext sells who sits left of the new auctioneer; all between are skipped.',
  'modern_art.rules.end.head': 'The end of a round',
  'modern_art.rules.end':
    'Every painting put up counts for its artist. As soon as number {full} of one artist is put up the round is over: that last one is not sold and belongs to nobody, but it counts.\nA pair may take an artist from three to {full}; then both belong to nobody. With {before_full} out, a Double ends the round alone and no second is added.\nIf in round {rounds} nobody has cards left, the last card put up ends it; it counts and is not auctioned.',
  'modern_art.rules.price.head': 'What paintings bring',
  'modern_art.rules.price':
    'The three artists most seen this round get tokens of {first}, {second} and {third}. Of equal counts the artist further left comes first; who was not seen is not ranked.\nA painting of an artist with a token this round brings the sum of all his tokens of all rounds. Any other brings nothing this round, but his old tokens stay and count when he is among the three again.\nAll paintings on the walls are sold to the bank at that price; none can be kept.',
  'modern_art.rules.next.head': 'The next round',
  'modern_art.rules.next':
    'First new cards are dealt as above; before round {rounds} there are none. Left of who ended the round sells first; if adding to a Double ended it, that is left of who added.',
  'modern_art.rules.secret.head': 'Open and secret',
  'modern_art.rules.secret':
    'Secret: hands, the others’ money, cards not dealt, sealed bids until they are opened.\nOpen: how many cards each has, the walls, counts and tokens, every bid and every price.',
  'modern_art.rules.time.head': 'Time',
  'modern_art.rules.time':
    'With two or more humans each decision has {seconds} seconds, an open auction {bid_seconds} after each bid, each count of the hammer {going_seconds}. With a single human there is no clock: that player says “no more”, or hammers.\nWhen time runs out a bot takes the seat, or, as the room is set, it counts as: a card put up by chance, the price of a third place, adding none, leaving it, passing, writing 0.\nAfter {grace} seconds offline a bot keeps the seat until its owner is back.',
}
