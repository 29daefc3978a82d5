import { type Draw, type Drawn, drawn, type Redrawing } from '../proof/draws'
import { type Fact, listed, number, numbers, whole } from '../proof/facts'
import { type Luck, picked, shuffled } from '../proof/luck'
import { seatWords } from '../proof/seats'
import { isDouble, PAINTINGS } from './pieces'
import { titleOf } from './titles'

type Hands = Map<number, Set<number>>

/** The pile, who sells first, and the painting the house draws for one who was slow. */
export const redrawing: Redrawing = players => {
  const hands: Hands = new Map()
  return async (fact, by, luck) => {
    const draws = await Promise.all(ofFact(fact, by, luck, players, hands))
    remember(hands, fact)
    return draws
  }
}

function ofFact(
  fact: Fact,
  by: number | null,
  luck: Luck,
  players: number,
  hands: Hands,
): Promise<Draw>[] {
  if (fact.is === 'GameOpened') return [pile(fact, luck)]
  if (fact.is === 'RoundBegan' && fact.round === 1) return [seller(fact, players, luck)]
  if (fact.is === 'PaintingsPutUp' && by === null) return [drawnCard(fact, hands, luck)]
  return []
}

async function pile(fact: Fact, luck: Luck): Promise<Draw> {
  const told = numbers(fact, 'pile')
  return drawn(luck, { what: 'proof.modern_art.pile', told, words: paintingWords }, () =>
    shuffled(luck, PAINTINGS),
  )
}

async function seller(fact: Fact, players: number, luck: Luck): Promise<Draw> {
  const told = [number(fact, 'seller')]
  return drawn(luck, { what: 'proof.first-seat', told, words: seatWords }, async () => [
    await luck.below(players),
  ])
}

/** A Double only if there is nothing else. */
async function drawnCard(fact: Fact, hands: Hands, luck: Luck): Promise<Draw> {
  const hand = [...(hands.get(number(fact, 'seat')) ?? [])].sort((a, b) => a - b)
  const plain = hand.filter(painting => !isDouble(painting))
  const blanks = { lot: number(fact, 'lot') }
  const told = numbers(fact, 'paintings')
  const said = { what: 'proof.modern_art.slow', blanks, told, words: paintingWords } as const
  return drawn(luck, said, async () => [await picked(luck, plain.length > 0 ? plain : hand)])
}

/** What each has in hand follows from what was dealt and put up. */
function remember(hands: Hands, fact: Fact) {
  if (fact.is === 'RoundBegan') {
    for (const [seat, cards] of listed(fact.dealt).entries()) {
      const dealt = listed(cards).map(whole)
      hands.set(seat, new Set([...(hands.get(seat) ?? []), ...dealt]))
    }
  }
  if (fact.is === 'PaintingsPutUp') {
    for (const painting of numbers(fact, 'paintings'))
      hands.get(number(fact, 'seat'))?.delete(painting)
  }
  if (fact.is === 'DoubleJoined') hands.get(number(fact, 'seat'))?.delete(number(fact, 'painting'))
}

function paintingWords(painting: Drawn): string {
  return titleOf(Number(painting))
}
