import { catalogue } from './catalogue'
import { gemTrader } from './gem_trader'
import { kit } from './kit'
import { modernArt } from './modern_art'
import { refusals } from './refusals'
import { room } from './room'
import { shell } from './shell'
import { tycoon } from './tycoon'

export const zh = {
  ...kit,
  ...refusals,
  ...room,
  ...shell,
  ...tycoon,
  ...modernArt,
  ...gemTrader,
  ...catalogue,
}
