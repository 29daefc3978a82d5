import { reading } from '../table/options'
import type { Move } from './moves'

export { choices, numbers, span } from '../table/options'
export const { find, all, moveOf, covering } = reading<Move>()
