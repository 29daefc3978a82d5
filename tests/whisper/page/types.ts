import type { May } from '../../../frontend/src/protocol/room'

/** Two rounds, one sealed auction each. The page's types of it, as `npm run types` would write them. */
export interface View {
  seat: number | null
  table: Table
  own: Own | null
  options: May[]
}

export interface Table {
  round: number
  rounds: number
  lots: Lot[]
  stage: Stage
}

/** A lot that was sold; `buyer` null: nobody bid. */
export interface Lot {
  lot: number
  buyer: number | null
  price: number
}

export type Stage = Sealing | Over

export interface Sealing {
  is: 'Sealing'
  lot: number
  sent: number[]
}

export interface Over {
  is: 'Over'
  winner: number
}

export interface Own {
  money: number
}

export type Move = { is: 'BidSealed'; lot: number; amount: number }
