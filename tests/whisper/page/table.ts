import type { SeatStatus } from '../../../frontend/src/game'
import type { Sound } from '../../../frontend/src/kit/soundEffects'
import { unknownKind } from '../../../frontend/src/net/unknownKind'
import type { Line } from '../../../frontend/src/protocol/room'
import type { Telling } from '../../../frontend/src/table/beats'
import { knows, sayAny } from '../../../frontend/src/words'
import type { View } from './types'

export { default as Rules } from './Rules.svelte'
export { default as Table } from './Table.svelte'

export function seatStatus({ table: { lots, stage } }: View): SeatStatus[] {
  const seats = lots.flatMap(({ buyer }) => (buyer === null ? [] : [buyer]))
  return [0, 1].map(seat => ({
    marks: seats.includes(seat) ? ['leader'] : [],
    active: isAsked(stage, seat),
  }))
}

function isAsked(stage: View['table']['stage'], seat: number): boolean {
  switch (stage.is) {
    case 'Sealing':
      return !stage.sent.includes(seat)
    case 'Over':
      return false
    default:
      return unknownKind(stage, false)
  }
}

export function logWords({ key, numbers }: Line, nameOf: (seat: number) => string): string {
  const said = `whisper.log.${key}`
  const { seat, gold } = numbers
  return knows(said) ? sayAny(said, { seat: nameOf(Number(seat)), gold: Number(gold) }) : ''
}

export const telling: Telling = { kinds: { 'lot-sold': 'sold' }, words: logWords }

export const sounds: Readonly<Record<string, Sound>> = { 'lot-sold': 'hammer' }
