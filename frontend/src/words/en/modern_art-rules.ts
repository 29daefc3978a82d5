/** The rules behind "?". Blanks are the numbers of the box. */
export const rules = {
  'modern_art.rules.goal.head': 'The aim',
  'modern_art.rules.goal':
    '{least_players}–{most_players} gallery owners with {purse} gold each, kept secret. Over four rounds you sell the paintings in your hand by auction, buy those of others, and make artists dear. Who has most money after the fourth settlement wins; equal money shares the win.',
  'modern_art.rules.turn.head': 'Your turn',
  'modern_art.rules.turn':
    'Choose a painting from your hand and sell it as its auctioneer. The buyer pays you and hangs it before him; if you buy it yourself you pay the bank. What hangs is never sold again by players. Without cards you sell nothing but may still buy.',
  'modern_art.rules.ways.head': 'Five ways of selling',
  'modern_art.rules.open':
    'All raise at any time. When content the auctioneer hammers: once, twice, the third time; any bid starts it over. Without a bid he keeps it for nothing.',
  'modern_art.rules.once':
    'Clockwise from the auctioneer’s left each speaks once: pass, or bid more than the highest so far. The auctioneer comes last.',
  'modern_art.rules.sealed':
    'All, the auctioneer too, write one price; they are opened together and the highest has it. In a tie the auctioneer comes first, then the nearest on his left.',
  'modern_art.rules.fixed':
    'The auctioneer names a price he could pay. From his left each may take it; if nobody does, he must pay it to the bank.',
  'modern_art.rules.double':
    'Add a painting of the same artist that is no Double and sell both, in the second one’s way. Or put it up alone and ask round from your left: who adds one becomes the auctioneer, and the price is halved between the two (an odd gold goes to the new one; the half of whichever of them buys goes to the bank). If nobody adds one, the Double is yours for nothing. Next sells who sits left of the new auctioneer.',
  'modern_art.rules.end.head': 'The end of a round',
  'modern_art.rules.end':
    'As soon as an artist’s fifth painting is put out the round is over. That last one (two, with a Double) is not sold and belongs to nobody, but it counts.',
  'modern_art.rules.price.head': 'What paintings bring',
  'modern_art.rules.price':
    'The three artists most seen this round get tokens of 30, 20 and 10; with equal counts the one further left comes first, and who was not seen gets none. An artist among the three brings all his tokens of all rounds; any other brings nothing this round, but his tokens stay. All paintings on the walls are sold to the bank.',
  'modern_art.rules.next.head': 'The next round',
  'modern_art.rules.next':
    'Before rounds two and three new cards are dealt (3 players 6, 4 players 4, 5 players 3), before the fourth none. Left of who ended the round sells first. If in the fourth nobody has cards left, the last card put out ends it.',
  'modern_art.rules.secret.head': 'Secrets',
  'modern_art.rules.secret':
    'Hands and money are secret until the end. How many cards one has, what hangs on the walls and every price paid is public.',
  'modern_art.rules.time.head': 'Time',
  'modern_art.rules.time':
    'With several people each decision has {seconds} s, an open auction {bid_seconds} s after each bid, each count of the hammer {going_seconds} s. With one person there is no clock: the person says no more, or hammers.',
}
