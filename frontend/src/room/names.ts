import type { ChairSeen, RoomView } from '../wire/room'
import { type Key, say } from '../words'

const BOT_NAMES: Key[] = [
  'bot.name.0',
  'bot.name.1',
  'bot.name.2',
  'bot.name.3',
  'bot.name.4',
  'bot.name.5',
]

/** Who sits there, as it is shown: a person's own name, or the chair's bot's. */
export function nameOfChair(sitter: ChairSeen, chair: number): string {
  if (sitter.person !== null) return sitter.name
  return say(BOT_NAMES[chair % BOT_NAMES.length] ?? 'mark.bot')
}

/** The name at a seat of the running (or just finished) table; '' where nobody sits. */
export function nameOfSeat(room: RoomView, seat: number): string {
  const chair = room.playing?.chairs[seat]
  if (chair === undefined) return ''
  const sitter = room.chairs[chair]
  return sitter ? nameOfChair(sitter, chair) : ''
}

/** What decides how somebody's avatar looks. */
export function looksOf(sitter: ChairSeen, chair: number): string {
  return sitter.person ?? `bot-${chair}`
}
