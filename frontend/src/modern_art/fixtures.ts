import type { Gallery, May, Own, Sale, Stage, Table } from '../protocol/modern_art'
import type { RoomView } from '../protocol/room'
import type { TableModel } from './model'
import type { Move } from './moves'

/** For tests: a table of four in round 2 of 4. */
export const [ANN, BOB, CAT, DAN] = [0, 1, 2, 3] as const
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan']

const HUNG: Gallery = { cards: 5, paintings: [], money: null }

export function givenTable(stage: Stage, more: Partial<Table> = {}): Table {
  return {
    round: 2,
    rounds: 4,
    lone_human: null,
    galleries: NAMES.map(() => HUNG),
    counts: [0, 2, 3, 0, 1],
    tokens: [[30], [0], [20], [10], [0]],
    standing: [0, 20, 30, 0, 10],
    worth: [0, 20, 50, 0, 10],
    pile: 12,
    museum: [],
    last: null,
    settlements: [],
    stage,
    ...more,
  }
}

export function givenSale(more: Partial<Sale> = {}): Sale {
  return { lot: 7, host: BOB, partner: null, paintings: [25], way: 'open', ...more }
}

export const span = (least: number, most: number) => ({ is: 'Span' as const, least, most, step: 1 })

export function may(move: Move['is'], fields: May['fields'] = {}): May {
  return { move, fields: { lot: [7], ...fields } }
}

interface Given {
  seat?: number | null
  own?: Partial<Own>
  options?: May[]
  played?: Move[]
}

/** A model at this table; what is played there ends up in `played`. */
export function givenModel(
  table: Table,
  { seat = ANN, own, options = [], played }: Given = {},
): TableModel {
  return {
    room: { chairs: [], playing: null } as unknown as RoomView,
    table,
    own: seat === null ? null : { hand: [], money: 100, submitted: null, ...own },
    seat,
    options,
    animate: false,
    busy: false,
    now: () => 0,
    play: async move => {
      played?.push(move)
      return true
    },
    name: at => NAMES[at] ?? '',
    names: seats => seats.map(at => NAMES[at]).join(', '),
    show: () => {},
  }
}
