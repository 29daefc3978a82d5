import { log } from './modern_art-log'
import { refusals } from './modern_art-refusals'
import { rules } from './modern_art-rules'
import { stages } from './modern_art-stages'
import { table } from './modern_art-table'
import { titles } from './modern_art-titles'

export const modernArt = { ...table, ...stages, ...log, ...refusals, ...rules, ...titles }
