import { hosting } from './hosting'
import { kit } from './kit'
import { learning } from './learning'
import { people } from './people'
import { refusals } from './refusals'
import { room } from './room'
import { screen } from './screen'
import { shell } from './shell'
import { voice } from './voice'

/** What every screen may say; a game's own words come with the game. */
export const hant = {
  ...hosting,
  ...kit,
  ...learning,
  ...people,
  ...refusals,
  ...room,
  ...screen,
  ...shell,
  ...voice,
}
