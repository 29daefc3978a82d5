import { type Draw, type Drawn, drawn, type Redrawing, type Told } from '../proof/draws'
import { type Fact, number, numbers, texts } from '../proof/facts'
import { type Luck, picked, shuffled } from '../proof/luck'
import { seatWords } from '../proof/seats'
import { say } from '../words'
import { CREWS, type Crew, crewKey, DIE, gemKey, MARKETS, marketKey } from './pieces'
import { Screens } from './screens'

const LOTS = Array.from({ length: 24 }, (_, lot) => lot)
const COPIES = [1, 3, 3, 2, 3, 2, 2, 2, 1, 1]
const CREW_DECK = CREWS.flatMap((crew, at) => Array<Crew>(COPIES[at] ?? 0).fill(crew))
const FACES = Object.values(DIE)
const NOTHING = 'nothing'

/** The decks, who starts, every roll, and what a pirate gets hold of. */
export const redrawing: Redrawing = players => {
  const screens = new Screens(players)
  return async (fact, _by, luck) => {
    const draws = await ofFact(fact, luck, players, screens)
    screens.remember(fact)
    return draws
  }
}

function ofFact(fact: Fact, luck: Luck, players: number, screens: Screens): Promise<Draw[]> {
  if (fact.is === 'GameOpened') return opening(fact, players, luck)
  if (fact.is === 'DieRolled') return roll(fact, luck)
  if (fact.is === 'PocketPicked') return theft(fact, screens, luck)
  return Promise.resolve([])
}

async function opening(fact: Fact, players: number, luck: Luck): Promise<Draw[]> {
  const markets = await deck(luck, MARKETS, {
    what: 'proof.gem_trader.markets',
    told: [...numbers(fact, 'markets'), ...numbers(fact, 'spare')],
    words: marketWords,
  })
  const starts = {
    what: 'proof.first-seat',
    told: [number(fact, 'starter')],
    words: seatWords,
  } as const
  const starter = await drawn(luck, starts, async () => [await luck.below(players)])
  const lots = await deck(luck, LOTS, {
    what: 'proof.gem_trader.lots',
    told: numbers(fact, 'deck'),
    words: lotWords,
  })
  const crews = await deck(luck, CREW_DECK, {
    what: 'proof.gem_trader.crews',
    told: texts(fact, 'crews'),
    words: crewWords,
  })
  return [markets, starter, lots, crews]
}

function deck(luck: Luck, cards: readonly Drawn[], told: Told): Promise<Draw> {
  return drawn(luck, told, () => shuffled(luck, cards))
}

async function roll(fact: Fact, luck: Luck): Promise<Draw[]> {
  const blanks = { lot: number(fact, 'lot') }
  const said = { what: 'proof.die', blanks, told: [number(fact, 'face')], words: String } as const
  return [await drawn(luck, said, async () => [await picked(luck, FACES)])]
}

async function theft(fact: Fact, screens: Screens, luck: Luck): Promise<Draw[]> {
  const gems = screens.of(number(fact, 'victim'))
  if (gems.length === 0) return []
  const told = [fact.gem === null ? NOTHING : number(fact, 'gem')]
  const said = { what: 'proof.gem_trader.stolen', told, words: gemWords } as const
  return [await drawn(luck, said, async () => [await picked(luck, gems)])]
}

function marketWords(card: Drawn): string {
  return say(marketKey(Number(card)))
}

function lotWords(card: Drawn): string {
  return `#${Number(card) + 1}`
}

function crewWords(crew: Drawn): string {
  const known = CREWS.find(one => one === crew)
  return known === undefined ? String(crew) : say(crewKey(known))
}

function gemWords(gem: Drawn): string {
  return gem === NOTHING ? '–' : say(gemKey(Number(gem)))
}
