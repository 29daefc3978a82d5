import type { Stage, Table } from '../../protocol/tycoon'
import type { Stages } from '../../table/stages'
import type { Choice } from '../choice.svelte'
import type { TableModel } from '../model'
import Directing from './Directing.svelte'
import Offering from './Offering.svelte'
import Outcry from './Outcry.svelte'
import Over from './Over.svelte'
import Picking from './Picking.svelte'
import Rolling from './Rolling.svelte'
import Sealing from './Sealing.svelte'
import Selling from './Selling.svelte'
import TradeAsked from './TradeAsked.svelte'
import WishAsked from './WishAsked.svelte'
import WishChoice from './WishChoice.svelte'
import Wishing from './Wishing.svelte'

export const STAGES: Stages<TableModel, Stage, { choice: Choice }> = {
  Directing,
  Offering,
  Outcry,
  Over,
  Picking,
  Rolling,
  Sealing,
  Selling,
  TradeAsked,
  WishAsked,
  WishChoice,
  Wishing,
}

/** Within a stage, what is another part of it. */
export function partOf({ stage, round }: Table): string {
  const lot = 'lot' in stage ? stage.lot : 'window' in stage ? stage.window : 0
  return `${round} ${lot}`
}
