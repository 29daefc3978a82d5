import { getContext, setContext } from 'svelte'

const OPENER = Symbol('opens the log')

/** Opens the whole log, at a line (its number in the log, from 1) if one is named. */
export type OpenLog = (line?: number | null) => void

export function letLogOpen(open: OpenLog): void {
  setContext(OPENER, open)
}

/** Null where there is no room around: in a replay, in a preview. */
export function logOpener(): OpenLog | null {
  return getContext<OpenLog | undefined>(OPENER) ?? null
}
