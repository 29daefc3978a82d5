import { ask, roomPath } from '../net/api'
import type { Contents, Sight, Sights } from '../protocol/replay'
import type { Eyes } from './address'

export function contentsOf(code: string, number: number): Promise<Contents> {
  return ask(gamePath(code, number))
}

/** Tables after consecutive steps; maybe fewer than `count`, but one at least. */
export async function sightsOf(
  { room, number, edition }: Contents,
  from: number,
  count: number,
  eyes: Eyes,
): Promise<Sight[]> {
  const query = new URLSearchParams({
    from: String(from),
    count: String(count),
    eyes: String(eyes),
    edition,
  })
  return (await ask<Sights>(`${gamePath(room, number)}/views?${query}`)).sights
}

function gamePath(code: string, number: number): string {
  return `${roomPath(code)}/games/${number}`
}

/** The whole game as a file. */
export function filePath({ room, number }: Contents): string {
  return `${gamePath(room, number)}/replay`
}

export function fileName({ room, number }: Contents): string {
  return `gavel-${room}-${number}.json`
}
