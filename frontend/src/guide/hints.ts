import { isKept } from '../room/turn'
import type { View as GemTrader } from '../wire/gem_trader'
import type { View as ModernArt } from '../wire/modern_art'
import type { RoomView } from '../wire/room'
import type { View as Tycoon } from '../wire/tycoon'
import { gemTraderHint } from './gem_trader'
import type { Hint } from './hint'
import { lobbyHint } from './lobby'
import { modernArtHint } from './modern_art'
import { tycoonHint } from './tycoon'

/** What to do now, or null while there is nothing to do, or a bot does it. */
export function hintFor(room: RoomView): Hint | null {
  const { playing } = room
  if (playing === null) return lobbyHint(room)
  if (room.seat === null || playing.over || isKept(room)) return null
  switch (playing.game) {
    case 'tycoon':
      return tycoonHint(playing.table as unknown as Tycoon)
    case 'modern_art':
      return modernArtHint(playing.table as unknown as ModernArt)
    case 'gem_trader':
      return gemTraderHint(playing.table as unknown as GemTrader)
    default:
      return null
  }
}
