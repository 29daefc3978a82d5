import { gameTitle } from '../games'
import type { RoomPreview } from '../net/api'
import { type Key, say } from '../words'

/** Whose room it is, unless that host was erased, and what is played there: a line or a sentence. */
export function hostedWords({ host: name, game }: RoomPreview, as: 'line' | 'sentence'): string {
  const title = say(gameTitle(game))
  const key: Key = as === 'line' ? 'home.room-about' : 'home.hosted'
  return name === '' ? title : say(key, { name, game: title })
}
