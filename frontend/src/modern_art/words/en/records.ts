import type { records as zh } from '../zh-Hans/records'

export const records: Record<keyof typeof zh, string> = {
  'plots.modern_art.worth':
    'Worth = money + what the bank would pay for the paintings on the wall if the round ended just then. A card in hand is worth nothing until it is sold.',
  'plots.modern_art.bargain': 'Worth = what the bank paid for it when the round was settled.',
  'proof.modern_art.pile': 'All 70 paintings',
  'proof.modern_art.slow': 'Lot {lot}: the painting drawn for one who was slow',
}
