import { say } from '../words'

export function pieceName(card: number): string {
  return say('plots.gem_trader.auction-card', { number: card + 1 })
}
