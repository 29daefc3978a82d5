import type { Move } from '../protocol/tycoon'

export type { Move }
export type MoveName = Move['is']
