import { ERAS, eraKey, nameKey } from '../art/pieces'
import { say } from '../words'
import type { Draw, Drawn, Redrawing } from './draws'
import { type Fact, listed, number, numbers, whole } from './facts'
import { die, type Luck, picked, several, shuffled } from './luck'

const CARDS_OF_AN_ERA = 9
const STARS = 4

/** Eras, the red card that is out, the deck; the opening dice, the house's dice, the price dice. */
export const tycoon: Redrawing = players => (fact, _by, luck) => {
  switch (fact.is) {
    case 'GameOpened':
      return opening(fact, players, luck)
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
  const eras = (await shuffled(luck, ERAS)).slice(0, players).sort((a, b) => a - b)
  const removed = await picked(luck, eras)
  const cards = eras.flatMap(cardsOf).filter(card => card !== cardsOf(removed).at(-1))
  const deck = await shuffled(luck, cards)
  return [
    { what: 'proof.tycoon.eras', told: numbers(fact, 'eras'), lucky: eras, words: eraWords },
    {
      what: 'proof.tycoon.removed',
      told: [number(fact, 'removed')],
      lucky: [removed],
      words: eraWords,
    },
    { what: 'proof.tycoon.deck', told: numbers(fact, 'deck'), lucky: deck, words: cardWords },
  ]
}

async function startDice(fact: Fact, luck: Luck): Promise<Draw[]> {
  const told = listed(fact.dice).map(call => whole(Reflect.get(Object(call), 'amount')))
  const lucky = await several(told.length, () => die(luck))
  return [{ what: 'proof.tycoon.start-dice', told, lucky, words: String }]
}

async function houseDice(fact: Fact, luck: Luck): Promise<Draw[]> {
  const lucky = await several(STARS, () => die(luck))
  return [{ what: 'proof.tycoon.house-dice', told: numbers(fact, 'faces'), lucky, words: String }]
}

async function priceDie(fact: Fact, luck: Luck): Promise<Draw[]> {
  const blanks = { lot: number(fact, 'lot') }
  const lucky = [await die(luck)]
  return [{ what: 'proof.die', blanks, told: [number(fact, 'face')], lucky, words: String }]
}

function cardsOf(era: number): number[] {
  return Array.from({ length: CARDS_OF_AN_ERA }, (_, place) => era * CARDS_OF_AN_ERA + place)
}

function eraWords(era: Drawn): string {
  const known = ERAS.find(one => one === era)
  return known === undefined ? String(era) : say(eraKey(known))
}

function cardWords(card: Drawn): string {
  return say(nameKey(Number(card)))
}
