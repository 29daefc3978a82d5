import { getContext, setContext } from 'svelte'
import type { Beat, HandedOver } from './beats'

/** What is being told at the table around. */
export interface Told {
  beat: Beat | null
  holds: boolean
  tappedAt: number
  goOn: () => void
  words: (beat: Beat) => string
  handedOver: (beat: Beat) => HandedOver | null
}

const TOLD = Symbol('told')

export function setTold(told: Told): void {
  setContext(TOLD, told)
}

/** Null where nothing is told: replays, pictures. */
export function getTold(): Told | null {
  return getContext<Told | undefined>(TOLD) ?? null
}
