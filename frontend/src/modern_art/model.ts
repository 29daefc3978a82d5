import type { Gallery, Own, Sale, Stage, Table } from '../protocol/modern_art'
import type { TableModel as AnyTableModel } from '../table/model'
import type { Move } from './moves'

/** What every part of the table screen is drawn from. */
export interface TableModel extends AnyTableModel<Move> {
  table: Table
  own: Own | null
  show: (painting: number) => void
}

const BARE: Gallery = { cards: 0, paintings: [], money: null }

export function gallery(table: Table, seat: number): Gallery {
  return table.galleries[seat] ?? BARE
}

export function seats(table: Table): number[] {
  return table.galleries.map((_, seat) => seat)
}

/** The seats clockwise from the left of `host`, the host last. */
export function around(host: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => (host + 1 + step) % count)
}

export function saleOf(stage: Stage): Sale | null {
  return 'sale' in stage ? stage.sale : null
}
