import type { May } from '../protocol/gem_trader'
import { numbers } from '../table/options'
import { handfuls, isAmong, total } from './counts'
import { all, type Move, moveOf, PLAYS } from './moves'
import type { Crew, Gems } from './pieces'

/** What an event card is aimed at, as far as it has been chosen. */
export interface Aim {
  gem: number | null
  victim: number | null
  back: Gems
  gems: Gems
}

/** The ways in which this card may be played now; none when it is of no use. */
export function waysOf(options: readonly May[], crew: Crew): May[] {
  return all(options, PLAYS[crew])
}

export function gemsToName(ways: readonly May[]): number[] {
  return numbers(ways[0], 'gem')
}

export function seatsToName(ways: readonly May[]): number[] {
  return numbers(ways[0], 'victim')
}

export function isSwap(ways: readonly May[]): boolean {
  return ways.some(may => 'back' in may.fields)
}

/** All handfuls that may be put back, or taken; taken ones fit what is put back. */
export function swaps(ways: readonly May[], back: Gems | null): Gems[] {
  if (back === null) return ways.flatMap(may => handfuls(may, 'back'))
  return ways
    .filter(may => handfuls(may, 'back').some(handful => total(handful) === total(back)))
    .flatMap(may => handfuls(may, 'gems'))
}

/** The move, once everything it aims at is chosen. */
export function aimed(ways: readonly May[], aim: Aim): Move | null {
  const [may] = ways
  if (!may) return null
  if (isSwap(ways)) return swapped(ways, aim)
  if ('gem' in may.fields) return aim.gem === null ? null : moveOf(may, { gem: aim.gem })
  if ('victim' in may.fields)
    return aim.victim === null ? null : moveOf(may, { victim: aim.victim })
  return moveOf(may)
}

function swapped(ways: readonly May[], { back, gems }: Aim): Move | null {
  const may = ways.find(
    may => isAmong(handfuls(may, 'back'), back) && isAmong(handfuls(may, 'gems'), gems),
  )
  return may ? moveOf(may, { back, gems }) : null
}
