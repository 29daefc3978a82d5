import { getContext, setContext } from 'svelte'

const READ_ONLY = Symbol('read only')

/** Tables below this component are only looked at: no prompts, and nothing opens by itself. */
export function makeReadOnly(): void {
  setContext(READ_ONLY, true)
}

export function isReadOnly(): boolean {
  return getContext(READ_ONLY) === true
}
