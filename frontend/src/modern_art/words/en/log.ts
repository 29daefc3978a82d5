/** Log lines. `pairs`: seats or artists with their amounts. */
export const log = {
  'modern_art.log.game-opened': 'The game opens: {players} galleries, {gold} gold each.',
  'modern_art.log.round-began':
    'Round {round}/{rounds}: {cards} {cards:card|cards} dealt to each, {seat} sells first.',
  'modern_art.log.put-up': '{seat} offers {painting}, {way}.',
  'modern_art.log.pair-put-up': '{seat} offers {painting} with {second}, {way}.',
  'modern_art.log.double-joined':
    '{seat} adds {painting} and takes over from {other} as auctioneer, {way}.',
  'modern_art.log.double-declined': '{seat} adds none.',
  'modern_art.log.double-kept': 'Nobody adds a second: {seat} gets {painting} for free.',
  'modern_art.log.bid-made': '{seat} bids {gold} gold.',
  'modern_art.log.passed': '{seat} passes.',
  'modern_art.log.going': '{seat} counts: {gold} gold, {other}.',
  'modern_art.log.going-free': '{seat} counts: no bids.',
  'modern_art.log.price-named': '{seat} asks {gold} gold.',
  'modern_art.log.price-left': '{seat} declines.',
  'modern_art.log.bids-opened': 'Sealed bids: {pairs}.',
  'modern_art.log.lot-sold': '{seat} buys {paintings} and pays {other} {gold} gold.',
  'modern_art.log.lot-kept': '{seat} buys {paintings} and pays the bank {gold} gold.',
  'modern_art.log.lot-kept-free': '{seat} keeps {paintings} for free.',
  'modern_art.log.lot-shared': '{seat} buys {paintings} for {gold} gold: {pairs}.',
  'modern_art.log.bank-share': 'the bank {bank}',
  'modern_art.log.round-ended':
    '{seat} shows {paintings}, the fifth {artist}: round {round} ends. It counts, but is not sold.',
  'modern_art.log.round-ended-empty':
    '{seat} shows the last card, {paintings}: round {round} ends. It counts, but is not sold.',
  'modern_art.log.tokens-placed': 'Tokens of round {round}: {pairs}.',
  'modern_art.log.token': '{artist} {gold} (each pays {value})',
  'modern_art.log.paintings-cashed': '{seat} sells {paintings} to the bank: {sum}, {gold} gold.',
  'modern_art.log.game-ended': 'The end: {pairs}.',
  'modern_art.log.place': '{place}. {seat} {gold}',
}
