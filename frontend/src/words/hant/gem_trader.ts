import { log } from './gem_trader-log'
import { refusals } from './gem_trader-refusals'
import { rules } from './gem_trader-rules'
import { stages } from './gem_trader-stages'
import { table } from './gem_trader-table'

export const gemTrader = { ...table, ...stages, ...log, ...refusals, ...rules }
