import { beats } from './beats'
import { catalogue } from './catalogue'
import { guide } from './guide'
import { log } from './log'
import { records } from './records'
import { refusals } from './refusals'
import { rules } from './rules'
import { stages } from './stages'
import { table } from './table'

export const words = {
  ...table,
  ...stages,
  ...beats,
  ...log,
  ...refusals,
  ...rules,
  ...catalogue,
  ...guide,
  ...records,
}
