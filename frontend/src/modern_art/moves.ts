import type { Move } from '../protocol/modern_art'

export type { Move }
export type MoveName = Move['is']
