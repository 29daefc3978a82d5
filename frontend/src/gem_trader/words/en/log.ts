import type { log as zh } from '../zh-Hans/log'

export const log: Record<keyof typeof zh, string> = {
  'gem_trader.log.game-opened':
    'The game begins: {players} traders with {money} each; {seat} starts.',
  'gem_trader.log.round-began':
    'Round {round}/{rounds}, {seat} starts. Market “{market}”: {prices}{bonuses}.',
  'gem_trader.log.lot-turned': 'Card {lot} is turned over: {goods}.',
  'gem_trader.log.bid-made': '{seat} bids {money}.',
  'gem_trader.log.bidder-passed': '{seat} passes.',
  'gem_trader.log.lot-sold': '{seat} wins card {lot} for {money}: {goods}.',
  'gem_trader.log.lot-forced': '{seat} buys the last card for the fixed {money}: {goods}.',
  'gem_trader.log.die-rolled':
    '{seat} rolls {face} (roll {roll}): {count} {count:gem|gems} to take{short}.',
  'gem_trader.log.gems-taken': '{seat} takes {gems}.',
  'gem_trader.log.crew-governor':
    '{seat}, New Market: “{old}” gives way to “{market}”: {prices}{bonuses}.',
  'gem_trader.log.crew-mate': '{seat}, Talk Up: {gem} pays {money} more each.',
  'gem_trader.log.crew-lookout': '{seat}, Talk Down: {gem} pays {money} less each.',
  'gem_trader.log.crew-envoy': '{seat}, Bigger Bonus: {gem} gets {money} more.',
  'gem_trader.log.crew-smuggler': '{seat}, Smuggle: takes one gem, {gem}.',
  'gem_trader.log.crew-pirate': '{seat}, Pick Pocket: a gem from {other}’s hold.',
  'gem_trader.log.crew-pirate-empty': '{seat}, Pick Pocket: {other} had no gems.',
  'gem_trader.log.crew-boatswain': '{seat}, Swap: {back} back, {gems} taken.',
  'gem_trader.log.crew-pilot': '{seat}, Scout: looks at next round’s market.',
  'gem_trader.log.crew-notary': '{seat}, Notarize: wins ties this round.',
  'gem_trader.log.crew-harbourmaster': '{seat}, Close Harbour: no {gem} can be sold this round.',
  'gem_trader.log.plays-nothing': '{seat} plays no event card.',
  'gem_trader.log.sales-opened':
    'Round {round}: all fists open. “{market}” closes at {prices}{bonuses}.',
  'gem_trader.log.income': '{seat} sells {gems} for {sale}{bonuses}: {money} in all.',
  'gem_trader.log.sold-nothing': '{seat} sells nothing.',
  'gem_trader.log.game-ended': 'The end: {winners} with {money}. {pairs}.',
  'gem_trader.log-bonus': '; bonus {bonuses}',
}
