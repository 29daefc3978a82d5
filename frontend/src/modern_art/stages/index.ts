import type { Stage, Table } from '../../protocol/modern_art'
import type { Stages } from '../../table/stages'
import type { Choice } from '../choice'
import { saleOf, type TableModel } from '../model'
import Asking from './Asking.svelte'
import Circling from './Circling.svelte'
import Offering from './Offering.svelte'
import Outcry from './Outcry.svelte'
import Over from './Over.svelte'
import Pricing from './Pricing.svelte'
import Sealing from './Sealing.svelte'
import Taking from './Taking.svelte'

export const STAGES: Stages<TableModel, Stage, { choice: Choice }> = {
  Asking,
  Circling,
  Offering,
  Outcry,
  Over,
  Pricing,
  Sealing,
  Taking,
}

/** Within a stage, what is another part of it. */
export function partOf({ stage }: Table): string {
  return `${stage.is === 'Offering' ? stage.lot : (saleOf(stage)?.lot ?? 0)}`
}
