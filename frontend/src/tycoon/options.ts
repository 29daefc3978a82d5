import { reading } from '../table/options'
import type { Move } from './moves'

export { type Chosen, choices, numbers, some, span } from '../table/options'
export const { find, all, covering, moveOf } = reading<Move>()
