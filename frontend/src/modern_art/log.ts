import type { LogTopics } from '../game'
import type { Line } from '../protocol/room'
import { type Blanks, knows, say, sayAny } from '../words'
import { type Artist, artistOf, NAMES, type Way } from './pieces'
import { titleOf } from './titles'
import { grouped } from './worth'

type NameOf = (seat: number) => string
type Numbers = Line['numbers']

/** A log line in the language spoken; '' for a line that is not of this game (B-17). */
export function logWords(line: Line, nameOf: NameOf): string {
  const key = `modern_art.log.${variant(line)}`
  return knows(key) ? sayAny(key, blanksOf(line, nameOf)) : ''
}

/** A line as it is told at the table, where that is in other words than the log's. */
export function beatWords(line: Line, nameOf: NameOf): string {
  const key = `modern_art.beat.${line.key}`
  return knows(key) ? sayAny(key, blanksOf(line, nameOf)) : logWords(line, nameOf)
}

/** Some lines are said in other words when nothing was bid or paid. */
function variant({ key, numbers }: Line): string {
  if (key === 'going' && numbers.other === null) return 'going-free'
  if (key === 'lot-kept' && numbers.gold === 0) return 'lot-kept-free'
  if (key === 'round-ended' && numbers.artist === null) return 'round-ended-empty'
  return key
}

function blanksOf({ key, numbers }: Line, nameOf: NameOf): Blanks {
  const said = Object.entries(numbers).map(([name, value]) => [name, words(name, value, nameOf)])
  return { ...Object.fromEntries(said), pairs: pairs(key, numbers, nameOf), sum: sum(numbers) }
}

/** One number of a line as words: seats, paintings and artists by name. */
function words(name: string, value: Numbers[string] | undefined, nameOf: NameOf): string | number {
  switch (name) {
    case 'seat':
    case 'other':
      return value === null ? '' : nameOf(Number(value))
    case 'painting':
    case 'second':
      return paintingWords(Number(value))
    case 'paintings':
      return list(numbersOf(value).map(paintingWords))
    case 'artist':
      return value === null ? '' : artistName(Number(value))
    case 'way':
      return say(`modern_art.way.${value as Way}.long`)
    default:
      return typeof value === 'number' ? value : String(value ?? '')
  }
}

function paintingWords(painting: number): string {
  return say('modern_art.work', { artist: NAMES[artistOf(painting)], title: titleOf(painting) })
}

function artistName(artist: number): string {
  return NAMES[artist as Artist] ?? ''
}

/** Seats or artists with what belongs to each: "Ann 30, Bob 20". */
function pairs(key: string, numbers: Numbers, nameOf: NameOf): string {
  const golds = numbersOf(numbers.golds)
  if (key === 'tokens-placed') return tokenPairs(numbers, golds)
  const places = numbersOf(numbers.places)
  const seated = numbersOf(numbers.seats).map((seat, at) => {
    const gold = golds[at] ?? 0
    if (places.length === 0) return `${nameOf(seat)} ${gold}`
    return say('modern_art.log.place', { place: places[at] ?? 0, seat: nameOf(seat), gold })
  })
  const bank = numbers.bank
    ? [say('modern_art.log.bank-share', { bank: Number(numbers.bank) })]
    : []
  return list([...seated, ...bank])
}

function tokenPairs(numbers: Numbers, golds: readonly number[]): string {
  const values = numbersOf(numbers.values)
  return list(
    numbersOf(numbers.artists).map((artist, at) =>
      say('modern_art.log.token', {
        artist: artistName(artist),
        gold: golds[at] ?? 0,
        value: values[at] ?? 0,
      }),
    ),
  )
}

/** What the bank pays for each artist's paintings: "2 × 30 + 1 × 0". */
function sum({ paintings, golds }: Numbers): string {
  const sold = numbersOf(paintings)
  const prices = new Map(sold.map((painting, at) => [painting, numbersOf(golds)[at] ?? 0]))
  return grouped(sold)
    .map(group => `${group.paintings.length} × ${prices.get(group.paintings[0] ?? -1) ?? 0}`)
    .join(' + ')
}

function numbersOf(value: Numbers[string] | undefined): number[] {
  return Array.isArray(value) ? value : []
}

function list(parts: readonly string[]): string {
  return parts.join(say('kit.comma'))
}

/** What the log can be searched for; nothing is traded between players. */
export const logTopics: LogTopics = {
  money: ['lot-sold', 'lot-kept', 'lot-shared', 'bank-share', 'paintings-cashed', 'game-ended'],
  trades: [],
}
