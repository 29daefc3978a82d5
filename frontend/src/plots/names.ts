import type { PlotsPart } from '../game'
import { say } from '../words'

export type PieceName = PlotsPart['pieceName']

/** What was bought, in words. */
export function piecesWords(pieces: readonly number[], name: PieceName): string {
  return pieces.map(name).join(say('plots.pieces.and'))
}
