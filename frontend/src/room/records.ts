import type { Component } from 'svelte'
import type { Key } from '../words'

interface Listed {
  title: Key
  load: () => Promise<{ default: Component<{ code: string; number: number }> }>
}

/** What can be opened of a finished game; each comes only when it is wanted. */
export const RECORDS = {
  plots: { title: 'room.plots', load: () => import('../plots/Plots.svelte') },
  proof: { title: 'room.proof', load: () => import('../proof/Proof.svelte') },
} as const satisfies Record<string, Listed>

export type RecordName = keyof typeof RECORDS

export function isRecord(name: string | undefined): name is RecordName {
  return name !== undefined && Object.hasOwn(RECORDS, name)
}
