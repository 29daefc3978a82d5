import type { ChairSeen, Past, RoomView } from '../protocol/room'
import { type Key, say } from '../words'

const BOT_NAMES: Key[] = [
  'bot.name.0',
  'bot.name.1',
  'bot.name.2',
  'bot.name.3',
  'bot.name.4',
  'bot.name.5',
]

/** Who sits there, as it is shown: a person's own name, or the chair's bot's (also who was erased). */
export function nameOfChair(sitter: ChairSeen, chair: number): string {
  return sitter.name || botName(chair)
}

/** Who sat at a seat of a finished game. */
export function nameOfPast(
  { names, chairs }: Pick<Past, 'names' | 'chairs'>,
  seat: number,
): string {
  return names[seat] || botName(chairs[seat])
}

/** A bot is called after its chair, so that it keeps its name from game to game. */
function botName(chair: number | undefined): string {
  const key = chair === undefined ? undefined : BOT_NAMES[chair % BOT_NAMES.length]
  return say(key ?? 'mark.bot')
}

/** The name at a seat of the running (or just finished) table; '' where nobody sits. */
export function nameOfSeat(room: RoomView, seat: number): string {
  const chair = room.playing?.chairs[seat]
  if (chair === undefined) return ''
  const sitter = room.chairs[chair]
  return sitter ? nameOfChair(sitter, chair) : ''
}

/** What decides how somebody's avatar looks: a seal is of a name, so it is the same in a replay. */
export function looksOf(sitter: ChairSeen, chair: number): string {
  return sitter.name || `bot-${chair}`
}
