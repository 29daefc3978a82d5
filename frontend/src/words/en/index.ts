import { ending } from './ending'
import { hosting } from './hosting'
import { kit } from './kit'
import { learning } from './learning'
import { people } from './people'
import { refusals } from './refusals'
import { result } from './result'
import { room } from './room'
import { screen } from './screen'
import { shell } from './shell'
import { telling } from './telling'
import { voice } from './voice'

/** What every screen says of each game. */
const ofGames: object = Object.assign(
  {},
  ...Object.values(
    import.meta.glob('../../*/words/en/common.ts', { eager: true, import: 'common' }),
  ),
)

/** What every screen may say; a game's own words come with the game. */
export const words = {
  ...ofGames,
  ...ending,
  ...hosting,
  ...kit,
  ...learning,
  ...people,
  ...refusals,
  ...result,
  ...room,
  ...screen,
  ...shell,
  ...telling,
  ...voice,
}
