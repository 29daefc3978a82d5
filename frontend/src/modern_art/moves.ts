import type { Move } from '../wire/modern_art'

export type { Move }
export type MoveName = Move['is']
