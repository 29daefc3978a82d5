import type { LogTopics } from '../game'
import type { Line } from '../protocol/room'
import { type Blanks, knows, say, sayAny } from '../words'
import { cash, signedCash } from './cash'
import { gemWords, kinds, total } from './counts'
import { GEMS, type Gems, gemKey, marketKey } from './pieces'

type NameOf = (seat: number) => string
type Numbers = Line['numbers']
type Said = Numbers[string]

/** A log line in the language spoken; '' for a line that is not of this game (B-17). */
export function logWords(line: Line, nameOf: NameOf): string {
  const key = `gem_trader.log.${keyOf(line)}`
  return knows(key) ? sayAny(key, blanksOf(line.numbers, nameOf)) : ''
}

/** A line as it is told at the table, where that is in other words than the log's. */
export function beatWords(line: Line, nameOf: NameOf): string {
  const key = `gem_trader.beat.${line.key}`
  return knows(key) ? sayAny(key, blanksOf(line.numbers, nameOf)) : logWords(line, nameOf)
}

/** A pirate who found nothing has a sentence of its own. */
function keyOf({ key, numbers }: Line): string {
  return key === 'crew-pirate' && numbers.got === false ? 'crew-pirate-empty' : key
}

function blanksOf(numbers: Numbers, nameOf: NameOf): Blanks {
  const said = Object.entries(numbers).map(([name, value]) => [name, words(name, value, nameOf)])
  return {
    ...Object.fromEntries(said),
    goods: goodsWords(numbers),
    pairs: pairs(numbers, nameOf),
    short: Number(numbers.count) < Number(numbers.face) ? say('gem_trader.pile-short') : '',
  }
}

function words(name: string, value: Said, nameOf: NameOf): string | number {
  switch (name) {
    case 'seat':
    case 'other':
      return nameOf(Number(value))
    case 'winners':
      return listed(value).map(nameOf).join(say('kit.comma'))
    case 'market':
    case 'old':
      return say(marketKey(Number(value)))
    case 'gem':
      return say(gemKey(Number(value)))
    case 'gems':
    case 'back':
      return gemWords(listed(value))
    case 'prices':
      return priceWords(listed(value))
    case 'bonuses':
      return bonusWords(listed(value))
    case 'money':
    case 'sale':
      return cash(Number(value))
    default:
      return typeof value === 'number' ? value : String(value ?? '')
  }
}

function listed(value: Said): Gems {
  return Array.isArray(value) ? value : []
}

function priceWords(prices: Gems): string {
  return GEMS.map(gem => `${say(gemKey(gem))} ${cash(prices[gem] ?? 0)}`).join(say('kit.comma'))
}

/** The bonuses there are, each with its gem; '' where there is none. */
function bonusWords(bonuses: Gems): string {
  const each = kinds(bonuses).map(gem => `${say(gemKey(gem))} ${signedCash(bonuses[gem] ?? 0)}`)
  if (each.length === 0) return ''
  return say('gem_trader.log-bonus', { bonuses: each.join(say('kit.comma')) })
}

/** Everything on an auction card. */
function goodsWords({ gems, crews, dice }: Numbers): string {
  const parts = [
    total(listed(gems ?? null)) > 0 && gemWords(listed(gems ?? null)),
    Number(crews) > 0 && say('gem_trader.so-many-crews', { count: Number(crews) }),
    Number(dice) > 0 && say('gem_trader.so-many-dice', { count: Number(dice) }),
  ]
  const said = parts.filter(part => part !== false)
  return said.length > 0 ? said.join(say('kit.comma')) : say('gem_trader.no-stones-on-it')
}

/** Seats with their final money: "Ann $810, Bob $700". */
function pairs({ seats, totals }: Numbers, nameOf: NameOf): string {
  const money = listed(totals ?? null)
  return listed(seats ?? null)
    .map((seat, at) => `${nameOf(seat)} ${cash(money[at] ?? 0)}`)
    .join(say('kit.comma'))
}

/** What the log can be searched for; nothing is traded between players. */
export const logTopics: LogTopics = {
  money: ['lot-sold', 'lot-forced', 'income', 'game-ended'],
  trades: [],
}
