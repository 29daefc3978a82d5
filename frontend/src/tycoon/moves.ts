import type { Move } from '../wire/tycoon'

export type { Move }
export type MoveName = Move['is']
