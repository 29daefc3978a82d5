import { type Draw, type Drawn, drawn, type Redrawing, type Told } from '../proof/draws'
import { type Fact, listed, number, numbers, whole } from '../proof/facts'
import { die, type Luck, picked, several, shuffled } from '../proof/luck'
import { say } from '../words'
import { ERAS, eraKey, nameKey } from './pieces'
import { alike } from './titles'

const CARDS_OF_AN_ERA = 9
const STARS = 4

/** The cards turned so far by lot, and those that were unsold, until they came back. */
class Lots {
  #turned = new Map<number, number>()
  unsold: number[] = []

  remember(fact: Fact) {
    if (fact.is === 'CardTurned') this.#turned.set(number(fact, 'lot'), known(number(fact, 'card')))
    if (fact.is === 'LotUnsold') this.unsold.push(whole(this.#turned.get(number(fact, 'lot'))))
    if (fact.is === 'UnsoldReturned') this.unsold = []
  }
}

/**
 * Eras, the red card that is out, the deck and what comes back to it; the opening dice, the
 * house's dice, the price dice.
 */
export const redrawing: Redrawing = players => {
  const lots = new Lots()
  return async (fact, _by, luck) => {
    const draws = await ofFact(fact, players, luck, lots)
    lots.remember(fact)
    return draws
  }
}

function ofFact(fact: Fact, players: number, luck: Luck, lots: Lots): Promise<Draw[]> {
  switch (fact.is) {
    case 'GameOpened':
      return opening(fact, players, luck)
    case 'UnsoldReturned':
      return returned(fact, lots.unsold, luck)
    case 'StartDiceRolled':
      return startDice(fact, luck)
    case 'HouseDiceRolled':
      return houseDice(fact, luck)
    case 'DieRolled':
      return priceDie(fact, luck)
    default:
      return Promise.resolve([])
  }
}

async function opening(fact: Fact, players: number, luck: Luck): Promise<Draw[]> {
  const told = numbers(fact, 'eras')
  const eras = await drawn(luck, { what: 'proof.tycoon.eras', told, words: eraWords }, async () =>
    (await shuffled(luck, ERAS)).slice(0, players).sort((a, b) => a - b),
  )
  const red = await removed(fact, eras.lucky, luck)
  return [eras, red, await deck(fact, eras.lucky, red.lucky[0] ?? 0, luck)]
}

function removed(fact: Fact, eras: readonly number[], luck: Luck) {
  const told = [number(fact, 'removed')]
  return drawn(luck, { what: 'proof.tycoon.removed', told, words: eraWords }, async () => [
    await picked(luck, eras),
  ])
}

function deck(fact: Fact, eras: readonly number[], removed: number, luck: Luck) {
  const cards = eras.flatMap(cardsOf).filter(card => card !== cardsOf(removed).at(-1))
  // Games of rules 1 gave each of those alike a number of its own.
  const told = numbers(fact, 'deck').map(known)
  return drawn(luck, { what: 'proof.tycoon.deck', told, words: cardWords }, () =>
    shuffled(luck, cards),
  )
}

async function returned(fact: Fact, unsold: readonly number[], luck: Luck): Promise<Draw[]> {
  const said = { what: 'proof.tycoon.unsold', told: numbers(fact, 'cards') } as const
  return [await drawn(luck, { ...said, words: cardWords }, () => shuffled(luck, unsold))]
}

async function startDice(fact: Fact, luck: Luck): Promise<Draw[]> {
  const told = listed(fact.dice).map(call => whole(Reflect.get(Object(call), 'amount')))
  return [await dice(luck, { what: 'proof.tycoon.start-dice', told, words: String }, told.length)]
}

async function houseDice(fact: Fact, luck: Luck): Promise<Draw[]> {
  const told = numbers(fact, 'faces')
  return [await dice(luck, { what: 'proof.tycoon.house-dice', told, words: String }, STARS)]
}

async function priceDie(fact: Fact, luck: Luck): Promise<Draw[]> {
  const blanks = { lot: number(fact, 'lot') }
  const told = [number(fact, 'face')]
  return [await dice(luck, { what: 'proof.die', blanks, told, words: String }, 1)]
}

function dice(luck: Luck, told: Told, count: number) {
  return drawn(luck, told, () => several(count, () => die(luck)))
}

function cardsOf(era: number): number[] {
  const first = era * CARDS_OF_AN_ERA
  return Array.from({ length: CARDS_OF_AN_ERA }, (_, place) => alike(first + place))
}

/** A forged number may be no card's. */
function known(card: number): number {
  return ERAS.some(era => Math.floor(card / CARDS_OF_AN_ERA) === era) ? alike(card) : card
}

function eraWords(era: Drawn): string {
  const known = ERAS.find(one => one === era)
  return known === undefined ? String(era) : say(eraKey(known))
}

function cardWords(card: Drawn): string {
  return say(nameKey(Number(card)))
}
