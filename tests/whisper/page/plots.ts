import { say } from '../../../frontend/src/words'

export function pieceName(lot: number): string {
  return say('whisper.lot', { lot })
}
