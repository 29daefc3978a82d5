import type { Bidding, May, Own, Slot, Stage, Table } from '../protocol/gem_trader'
import type { RoomView } from '../protocol/room'
import type { TableModel } from './model'
import type { Move } from './moves'

/** For tests: a table of four in round 2 of 4, Ann starts; the market is the royal wedding. */
export const [ANN, BOB, CAT, DAN] = [0, 1, 2, 3] as const
export const NAMES = ['Ann', 'Bob', 'Cat', 'Dan']
export const [DIAMOND, RUBY, SAPPHIRE, EMERALD, AMETHYST] = [0, 1, 2, 3, 4] as const
export const WEDDING = {
  card: 0,
  prices: [110, 70, 50, 40, 30],
  bonuses: [0, 0, 60, 0, 100],
}
export const LOT = 5

export function givenSlot(more: Partial<Slot> = {}): Slot {
  return {
    lot: LOT,
    goods: { card: 13, gems: [0, 0, 0, 2, 2], crews: 1, dice: 0 },
    fate: 'now',
    buyer: null,
    price: null,
    forced: false,
    gems: null,
    rolls: [],
    ...more,
  }
}

export function givenTable(stage: Stage, more: Partial<Table> = {}): Table {
  return {
    round: 2,
    rounds: 4,
    starter: ANN,
    lone_human: null,
    traders: NAMES.map(() => ({ lot: null })),
    market: {
      printed: WEDDING,
      prices: WEDDING.prices,
      bonuses: WEDDING.bonuses,
      changes: [0, 0, 0, 0, 0],
      raises: [0, 0, 0, 0, 0],
      closed: [],
      notary: null,
      played: [],
    },
    slots: [givenSlot()],
    pile: [3, 3, 3, 3, 3],
    lots: 12,
    crews: 17,
    gone: [],
    markets: [],
    played: [],
    last: null,
    stage,
    ...more,
  }
}

export function givenBidding(more: Partial<Bidding> = {}): Bidding {
  const all = [ANN, BOB, CAT, DAN]
  return {
    is: 'Bidding',
    lot: LOT,
    seat: ANN,
    bidders: all,
    queue: all,
    bids: [],
    least: 10,
    ...more,
  }
}

export function givenOwn(more: Partial<Own> = {}): Own {
  return {
    cash: 500,
    debt: 0,
    gems: [0, 0, 0, 0, 0],
    crews: [],
    sale: null,
    peek: null,
    thefts: [],
    repaid: 0,
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
  return {
    room: { chairs: [], playing: null } as unknown as RoomView,
    table,
    own: seat === null ? null : (own ?? givenOwn()),
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
  }
}
