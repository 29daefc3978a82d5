import type { Stage, Table } from '../../protocol/gem_trader'
import type { Stages } from '../../table/stages'
import type { TableModel } from '../model'
import Bidding from './Bidding.svelte'
import Over from './Over.svelte'
import Playing from './Playing.svelte'
import Selling from './Selling.svelte'
import Taking from './Taking.svelte'

export const STAGES: Stages<TableModel, Stage> = {
  Bidding,
  Over,
  Playing,
  Selling,
  Taking,
}

/** Within a stage, what is another part of it. */
export function partOf({ stage, round }: Table): string {
  const lot = 'lot' in stage ? stage.lot : 0
  return stage.is === 'Taking' ? `${round} ${lot} ${stage.roll}` : `${round} ${lot}`
}
