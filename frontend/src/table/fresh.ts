import { getContext, setContext } from 'svelte'

const FIRST = Symbol('first stage')

/** Remembers, for all scenes below, at which stage the page came to the table. */
export function cameAt(stage: string): void {
  setContext(FIRST, stage)
}

/** Whether this stage began before one's eyes; after a reload what was before it has been seen. */
export function isFresh(stage: string): boolean {
  const first: unknown = getContext(FIRST)
  return first !== undefined && first !== stage
}
