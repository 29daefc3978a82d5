import type { Collector, Own, Table, View } from '../protocol/tycoon'
import type { TableModel as AnyTableModel } from '../table/model'
import type { Move } from './moves'
import type { Era } from './pieces'
import { ERAS } from './pieces'

/** What every part of the table screen is drawn from. */
export interface TableModel extends AnyTableModel<Move> {
  view: View
  table: Table
  own: Own | null
  show: (card: number) => void
}

const NOBODY: Collector = { gold: 0, cards: 0, reds: [], banned: 0 }

export function collector(table: Table, seat: number): Collector {
  return table.collectors[seat] ?? NOBODY
}

/** One's own gold; 0 for a spectator. */
export function purse({ table, seat }: Pick<TableModel, 'table' | 'seat'>): number {
  return seat === null ? 0 : collector(table, seat).gold
}

export function seats(table: Table): number[] {
  return table.collectors.map((_, seat) => seat)
}

/** The eras of this game, as the art knows them. */
export function eras(table: Table): Era[] {
  return table.eras.map(era => ERAS[era] ?? 0)
}

/** The seats in turn order from `first`, all around. */
export function around(first: number, clockwise: boolean, count: number): number[] {
  const step = clockwise ? 1 : -1
  return Array.from({ length: count }, (_, at) => (first + at * step + count * count) % count)
}
