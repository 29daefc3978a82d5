import type { beats as zh } from '../zh-Hans/beats'

export const beats: Record<keyof typeof zh, string> = {
  'gem_trader.beat.raised': '{count} bidders are up to {money}, {seat} leads.',
  'gem_trader.beat.lot-forced':
    'Only {seat} has no card yet and must buy card {lot} for the fixed {money}.',
  'gem_trader.beat.round-began': 'Round {round}/{rounds}: {seat} starts.',
  'gem_trader.beat.sales-opened': 'All fists are opened.',
  'gem_trader.beat.game-ended': 'The last round is sold. Now the money is counted.',
}
