import { gameTitle } from '../games'
import type { RoomPreview } from '../net/api'
import { say } from '../words'

/** Whose room it is, unless that host was erased, and what is played there. */
export function hostedWords({ host: name, game }: RoomPreview): string {
  const title = say(gameTitle(game))
  return name === '' ? title : say('home.hosted', { name, game: title })
}
