import { catalogue } from './catalogue'
import { log } from './tycoon-log'
import { refusals } from './tycoon-refusals'
import { rules } from './tycoon-rules'
import { stages } from './tycoon-stages'
import { table } from './tycoon-table'

export const tycoon = { ...table, ...stages, ...log, ...refusals, ...rules, ...catalogue }
