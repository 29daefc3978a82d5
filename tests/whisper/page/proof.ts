import { drawn, type Redrawing } from '../../../frontend/src/proof/draws'
import { numbers } from '../../../frontend/src/proof/facts'
import { shuffled } from '../../../frontend/src/proof/luck'
import { pieceName } from './plots'

/** The order of the lots. */
export const redrawing: Redrawing = () => async (fact, _by, luck) => {
  if (fact.is !== 'GameOpened') return []
  const told = { what: 'proof.whisper.lots', told: numbers(fact, 'lots') } as const
  const words = (lot: number | string) => pieceName(Number(lot))
  return [await drawn(luck, { ...told, words }, () => shuffled(luck, [1, 2]))]
}
