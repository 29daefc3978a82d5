import type { beats as zh } from '../zh-Hans/beats'

export const beats: Record<keyof typeof zh, string> = {
  'tycoon.beat.raised': '{count} bidders are up to {gold}, {seat} leads.',
  'tycoon.beat.round-began': 'Round {round}/{rounds}: {seat} is start player.',
  'tycoon.beat.game-ended': 'The last lot is sold. Now the scores.',
  'tycoon.beat.hammer': 'Hammer! {seat} bid {gold}.',
  'tycoon.beat.house-dice': 'House dice {faces}: bonuses {bonuses}.',
}
