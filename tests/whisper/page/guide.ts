import type { GoalHint, Hint } from '../../../frontend/src/guide/hint'
import { MAIN } from '../../../frontend/src/guide/hint'
import type { View } from './types'

export const goal: GoalHint = { key: 'guide.whisper.goal' }

export function hint({ options }: View): Hint | null {
  return options.length > 0 ? { key: 'guide.whisper.bid', at: [MAIN] } : null
}
