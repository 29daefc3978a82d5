import type { RoomView } from '../protocol/room'
import type { May, Own, Stage, Table, View } from '../protocol/tycoon'
import type { TableModel } from './model'
import type { Move } from './moves'

/** For tests: a table of three, Ann to move in round 2 of 6. */
export const [ANN, BOB, CAT] = [0, 1, 2] as const
const NAMES = ['Ann', 'Bob', 'Cat']

export function givenTable(stage: Stage, more: Partial<Table> = {}): Table {
  return {
    round: 2,
    rounds: 6,
    eras: [0, 4, 7],
    removed: null,
    starter: ANN,
    clockwise: true,
    lone_human: null,
    collectors: NAMES.map(() => ({ gold: 100, cards: 2, reds: [], banned: 0 })),
    dice: [1, 2, 3, 4],
    bonuses: [10, 10, 20, 20],
    prices: [11, 22, 36, 48],
    slots: [],
    unsold: [],
    deck: 12,
    last: null,
    stage,
    variants: [],
    ...more,
  }
}

export function givenOwn(more: Partial<Own> = {}): Own {
  return {
    hand: [],
    terms: null,
    ladder: [[], [], [], []],
    worth: [],
    submitted: null,
    sellers: [],
    trade: null,
    ...more,
  }
}

interface Given {
  seat?: number | null
  own?: Own
  options?: May[]
  played?: Move[]
}

/** A model at this table; what is played there ends up in `played`. */
export function givenModel(
  table: Table,
  { seat = ANN, own, options = [], played }: Given = {},
): TableModel {
  const view: View = { seat, table, own: seat === null ? null : (own ?? givenOwn()), options }
  return {
    room: { chairs: [], playing: null } as unknown as RoomView,
    view,
    table,
    own: view.own,
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
