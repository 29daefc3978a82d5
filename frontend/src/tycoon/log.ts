import type { LogTopics } from '../game'
import type { Line } from '../protocol/room'
import { type Blanks, knows, say, sayAny } from '../words'
import { percent, signed } from './percent'
import { nameKey } from './pieces'
import { eraName, titleName } from './titles'

type NameOf = (seat: number) => string
type Said = Line['numbers'][string]

/** A log line in the language spoken; '' for a line that is not of this game (B-17). */
export function logWords(line: Line, nameOf: NameOf): string {
  const key = `tycoon.log.${line.key}`
  return knows(key) ? sayAny(key, blanksOf(line, nameOf)) : ''
}

/** A line as it is told at the table, where that is in other words than the log's. */
export function beatWords(line: Line, nameOf: NameOf): string {
  const key = `tycoon.beat.${line.key}`
  return knows(key) ? sayAny(key, blanksOf(line, nameOf)) : logWords(line, nameOf)
}

function blanksOf({ key, numbers }: Line, nameOf: NameOf): Blanks {
  const said = Object.entries(numbers).map(([name, value]) => [name, words(name, value, nameOf)])
  return { ...Object.fromEntries(said), pairs: pairs(numbers, nameOf), sum: sum(key, numbers) }
}

/** One number of a line as words: seats and cards by name, changes with their sign. */
function words(name: string, value: Said, nameOf: NameOf): string | number {
  if (Array.isArray(value))
    return value.map(one => String(words(single(name), one, nameOf))).join(say('kit.comma'))
  switch (name) {
    case 'seat':
    case 'other':
      return nameOf(Number(value))
    case 'card':
    case 'got_card':
      return cardWords(value)
    case 'title':
      return value === null ? say('tycoon.a-card') : titleName(Number(value))
    case 'era':
      return eraName(Number(value))
    case 'slot':
      return Number(value) + 1
    case 'change':
      return signed(Number(value))
    case 'bonus':
      return percent(Number(value))
    case 'openly':
      return say(value === true ? 'tycoon.way.open' : 'tycoon.way.sealed')
    case 'clockwise':
      return say(value === true ? 'tycoon.clockwise' : 'tycoon.counterclockwise')
    case 'picked':
      return value === true ? say('tycoon.log-picked') : ''
    default:
      return typeof value === 'number' ? value : String(value ?? '')
  }
}

const PLURALS: Record<string, string> = { seats: 'seat', eras: 'era', bonuses: 'bonus' }

function single(name: string): string {
  return PLURALS[name] ?? name
}

function cardWords(value: Said): string {
  return value === null
    ? say('tycoon.a-card')
    : say('tycoon.log-card', { card: say(nameKey(Number(value))) })
}

/** Seats with what belongs to each: "Ann 30, Bob 20". */
function pairs({ seats, golds, faces }: Line['numbers'], nameOf: NameOf): string {
  const amounts = golds ?? faces
  if (!Array.isArray(seats) || !Array.isArray(amounts)) return ''
  return seats.map((seat, at) => `${nameOf(seat)} ${amounts[at] ?? 0}`).join(say('kit.comma'))
}

/** What follows the price in a line: the sum of a payment, a tax, or what a trade asks. */
function sum(key: string, numbers: Line['numbers']): string {
  if ('bid' in numbers) return paymentWords(numbers)
  const parts = [taxWords(numbers), askWords(key, numbers)].filter(Boolean)
  return parts.join('')
}

function paymentWords(numbers: Line['numbers']): string {
  const { bid, change, base, discount, tax } = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Number(value)]),
  )
  const floor = (bid ?? 0) + (change ?? 0) < 0 ? ` → ${base ?? 0}` : ''
  const off = discount ? say('tycoon.log-discount', { gold: discount }) : ''
  const more = tax ? say('tycoon.log-luxury', { gold: tax }) : ''
  return `${bid ?? 0} ${signed(change ?? 0)}${floor}${off}${more}`
}

function taxWords({ tax }: Line['numbers']): string {
  return tax ? say('tycoon.log-red-tax', { gold: Number(tax) }) : ''
}

function askWords(key: string, { asks, title, got, got_card }: Line['numbers']): string {
  if (key === 'trade-offered' && asks === true)
    return say('tycoon.log-asks', {
      card: title === null ? say('tycoon.a-card') : titleName(Number(title)),
    })
  if (key === 'trade-made' && got === true)
    return say('tycoon.log-got', { card: cardWords(got_card ?? null) })
  return ''
}

/** What the log can be searched for. */
export const logTopics: LogTopics = {
  money: [
    'card-sold',
    'red-sold',
    'reds-earned',
    'lot-sold',
    'lot-taken-over',
    'payment-failed',
    'wish-granted',
    'trade-made',
    'game-ended',
  ],
  trades: [
    'wish-made',
    'wish-unmet',
    'wish-given-up',
    'wish-granted',
    'trade-offered',
    'trade-refused',
    'trade-made',
  ],
}
