/** Why the rules refuse a move; those that other games have too stand with theirs. */
export const refusals = {
  'refusal.nothing-to-put-up': 'You cannot offer a painting now',
  'refusal.no-double-to-join': 'There is no Double to add to',
  'refusal.not-once-around': 'This is not once around',
  'refusal.no-bids-now': 'No bids are taken now',
  'refusal.no-price-to-name': 'There is no price to name',
  'refusal.no-fixed-price': 'Nothing is on sale at a fixed price',
  'refusal.not-a-match': 'These do not go together: the same artist, and the second no Double',
  'refusal.no-second-needed':
    'Four of this artist are shown: one more ends the round, no second is needed',
  'refusal.not-the-host': 'Only the auctioneer may do this',
  'refusal.host-hammers': 'You are the auctioneer: you end the sale',
  'refusal.human-hammers': 'The human player has to stop first',
  'refusal.going-already': 'The count is already running',
}
