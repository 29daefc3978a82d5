import type { words as zh } from '../zh-Hans'

export const words: Record<keyof typeof zh, string> = {
  'game.whisper': 'Whisper',
  'game.whisper.about': 'Two lots, two whispers.',
  'guide.whisper.bid': 'Whisper a bid.',
  'guide.whisper.goal': 'Have the most money left.',
  'plots.whisper.worth': 'Worth = money.',
  'plots.whisper.bargain': 'Every lot is worth ten.',
  'proof.whisper.lots': 'The order of the lots',
  'whisper.round': 'Round {round} of {rounds}',
  'whisper.money': '{gold} {gold:coin|coins}',
  'whisper.bid': 'Whisper {gold}',
  'whisper.lot': 'lot {lot}',
  'whisper.log.lot-sold': '{seat} pays {gold}',
  'whisper.rules.goal.head': 'The goal',
  'whisper.rules.goal': 'Have the most money left.',
}
