import type { View as GemTrader } from '../protocol/gem_trader'
import type { View as ModernArt } from '../protocol/modern_art'
import type { RoomView } from '../protocol/room'
import type { View as Tycoon } from '../protocol/tycoon'
import { isKept } from '../room/turn'
import { gemTraderHint } from './gem_trader'
import { goalOf } from './goals'
import type { Hint } from './hint'
import { lobbyHint } from './lobby'
import { modernArtHint } from './modern_art'
import { tycoonHint } from './tycoon'

/** What to do now, or what it is all about; null while a bot does it, and when it is over. */
export function hintFor(room: RoomView): Hint | null {
  const { playing } = room
  if (playing === null) return lobbyHint(room)
  if (playing.over || isKept(room)) return null
  return (room.seat === null ? null : askedOf(playing)) ?? goalOf(playing.game)
}

function askedOf(playing: NonNullable<RoomView['playing']>): Hint | null {
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
