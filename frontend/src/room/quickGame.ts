import type { Answer, RoomView } from '../protocol/room'
import type { RoomSession } from './roomSession.svelte'

/** The room that is to be played in at once, until it is entered. */
let wanted = ''

/** From the first screen: sit down in this room among beginners and begin. */
export function playAtOnce(code: string): void {
  wanted = code
}

/** Whether that was asked for this room; asked once, so that a way back does not begin anew. */
export function isQuick(code: string): boolean {
  const isAsked = wanted === code
  if (isAsked) wanted = ''
  return isAsked
}

/** With two bots, or as many as the game needs. */
export function botsFor({ least }: { least: number }): number {
  return Math.max(2, least - 1)
}

/** Whether it could begin. One step after another; the first refusal leaves the rest to the lobby. */
export async function begin(
  session: Pick<RoomSession, 'sit' | 'ask'>,
  { players }: Pick<RoomView, 'players'>,
): Promise<boolean> {
  const bots = Array.from({ length: botsFor(players) }, (_, at) => at + 1)
  const steps: (() => Promise<Answer>)[] = [
    () => session.sit(0),
    ...bots.map(chair => () => session.ask({ is: 'PlaceBot', chair, level: 'easy' })),
    () => session.ask({ is: 'Start' }),
  ]
  for (const step of steps) {
    if ((await step()).error !== null) return false
  }
  return true
}
