import { getContext, setContext } from 'svelte'

const QUIET = Symbol('quiet')

/** Below here a table is only looked at: it asks for nothing and opens nothing by itself. */
export function beQuiet(): void {
  setContext(QUIET, true)
}

export function isQuiet(): boolean {
  return getContext(QUIET) === true
}
