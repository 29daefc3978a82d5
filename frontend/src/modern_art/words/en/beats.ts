import type { beats as zh } from '../zh-Hans/beats'

export const beats: Record<keyof typeof zh, string> = {
  'modern_art.beat.raised': '{count} bidders are up to {gold}, {seat} leads.',
  'modern_art.beat.round-began': 'Round {round}/{rounds}: {seat} sells first.',
  'modern_art.beat.game-ended': 'The last round is over. Now the money is counted.',
  'modern_art.beat.paintings-cashed': "{seat}'s paintings bring {gold} gold.",
  'modern_art.beat.lot-sold': '{seat} buys {paintings} for {gold} gold.',
  'modern_art.beat.lot-shared': '{seat} buys {paintings} for {gold} gold.',
  'modern_art.beat.tokens-placed': 'Worth now: {pairs}.',
}
