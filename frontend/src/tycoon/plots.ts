import { say } from '../words'
import { nameKey } from './pieces'

export function pieceName(card: number): string {
  return say(nameKey(card))
}
