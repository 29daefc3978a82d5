import type { Blanks, Key } from '../words'

/** One thing to do now, and why. */
export interface Hint {
  key: Extract<Key, `guide.${string}`>
  blanks?: Blanks
  /** Where to point: selectors, the first that is to be seen and can be used. */
  at: readonly string[]
  /** It asks for nothing: said to who waits, and once read it is known. */
  idle?: true
}

/** How one wins; it points at the rules. */
export type GoalHint = Pick<Hint, 'key' | 'blanks'>

/** All that is asked, where its buttons are alike. */
export const ACT = '[data-guide="act"]'

/** The button that does it, once it can be pressed. */
export const MAIN = `${ACT} .primary:not(:disabled)`
/** Any button of what is asked. */
export const BUTTON = `${ACT} .button:not(:disabled)`
export const AMOUNT = `${ACT} input:not(:disabled)`
/** What one chooses from. */
export const PICK = '[data-guide="pick"]'
export const HAND = '[data-guide="hand"]'
export const RULES = '[data-guide="rules"]'

export const lobby = (what: 'sit' | 'fill' | 'start') => `[data-guide="${what}"]:not(:disabled)`
