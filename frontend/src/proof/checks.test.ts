import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { GAMES as ALL } from '../games'
import type { Replay } from '../protocol/records'
import { speak } from '../words'
import { type Brought, broughtFor, remember } from './brought'
import { type Check, checks } from './checks'
import { factOf } from './facts'

const GAMES = Object.keys(ALL)
const MINE: Brought = {
  room: 'AMBER2',
  number: 1,
  commitment: 'ce43f3395c4c07e8448c723936759a5613f1dc518912267543ccac6e945ae75b',
  luck: '2'.padStart(32, '0'),
}

/** What the server wrote; tests/infra/test_verify.py holds the files to it. */
function example(game: string): Replay {
  return JSON.parse(readFileSync(join(process.cwd(), `../tests/examples/${game}.json`), 'utf8'))
}

async function found(replay: Replay, brought: Brought[] = []): Promise<Check[]> {
  const made: Check[] = []
  for await (const check of checks(replay, brought)) made.push(check)
  return made
}

async function failed(replay: Replay, brought: Brought[] = []): Promise<string[]> {
  return (await found(replay, brought)).filter(check => check.holds === false).map(titled)
}

function titled(check: Check): string {
  return check.is === 'draw' ? check.draw.what : check.is
}

/** The last fact of a kind, to be forged. */
function fact(replay: Replay, kind: string, at = -1): Record<string, unknown> {
  const facts = replay.commands.flatMap(played => played.events.map(factOf))
  const one = facts.filter(fact => fact.is === kind).at(at)
  if (one === undefined) throw new Error(`no ${kind}`)
  return one
}

function swap(list: unknown) {
  const cards = list as unknown[]
  ;[cards[4], cards[9]] = [cards[9], cards[4]]
}

describe.each(GAMES)('an honest game of %s', game => {
  test('passes every check', async () => {
    const made = await found(example(game), [MINE])
    expect(made.filter(check => check.holds !== true)).toEqual([])
    expect(made.filter(check => check.is === 'draw').length).toBeGreaterThan(5)
    expect(made.at(-1)).toMatchObject({ is: 'counts', holds: true })
  })

  test('names everything that was drawn', async () => {
    await speak('en')
    for (const check of await found(example(game))) {
      if (check.is !== 'draw') continue
      for (const thing of check.draw.lucky) {
        expect(check.draw.words(thing)).not.toMatch(/^$|tycoon\.|modern_art\.|gem_trader\./)
      }
    }
  })

  test('in format 1 has no commitment to compare with', async () => {
    const { commitment: _, chairs: __, ...old } = example(game)
    const made = await found(old as Replay, [MINE])
    const open = made.filter(check => check.holds !== true)
    expect(open.map(check => [check.is, check.holds])).toEqual([['commitment', null]])
  })
})

describe('a game of Tycoon in which unsold cards came back', () => {
  test('passes every check, the order of what came back too', async () => {
    const made = await found(example('tycoon_variant'))
    expect(made.filter(check => check.holds === false)).toEqual([])
    const back = made.filter(check => titled(check) === 'proof.tycoon.unsold')
    expect(back.length).toBeGreaterThan(0)
  })

  test('fails where they came back in another order', async () => {
    const replay = example('tycoon_variant')
    const cards = fact(replay, 'UnsoldReturned').cards as number[]
    cards.push(cards.shift() ?? 0)
    expect(await failed(replay)).toEqual(['proof.tycoon.unsold'])
  })
})

test('a game of Tycoon by rules 1, which numbered alike cards, still passes', async () => {
  const replay = example('tycoon')
  const opened = fact(replay, 'GameOpened')
  const deck = opened.deck as number[]
  opened.deck = deck.map((card, at) => card + deck.slice(0, at).filter(c => c === card).length)
  expect(opened.deck).not.toEqual(deck)
  expect(await failed({ ...replay, rules: 1 })).toEqual([])
})

describe.each(GAMES)('a forged game of %s', game => {
  test('with another seed fails in its commitment and its shuffles', async () => {
    const replay = { ...example(game), seed: '0'.repeat(64) }
    const failures = await failed(replay)
    expect(failures[0]).toBe('commitment')
    expect(failures.length).toBeGreaterThan(3)
  })

  test('with another string fails', async () => {
    const replay = example(game)
    const failures = await failed({ ...replay, salt: replay.salt.replace('1', '3') })
    expect(failures.length).toBeGreaterThan(2)
  })

  test('without my string says so', async () => {
    const other = { ...MINE, luck: 'f'.repeat(32) }
    expect(await failed(example(game), [other])).toEqual(['own'])
  })

  test('with a string too few says so', async () => {
    const replay = example(game)
    const failures = await failed({ ...replay, salt: replay.salt.replace('|', '') })
    expect(failures).toContain('strings')
  })

  test('that tells of other draws fails, there and in the end', async () => {
    const replay = example(game)
    const played = replay.commands[3]
    if (played) played.drawn += 1
    expect(await failed(replay)).toEqual(expect.arrayContaining(['count', 'counts']))
  })

  test('with a fact that is none is not taken for one', async () => {
    const replay = example(game)
    replay.commands[2]?.events.push(7)
    expect(await failed(replay)).toEqual(['unreadable'])
  })

  test('with a deck that is none is not taken for one', async () => {
    const replay = example(game)
    for (const field of ['deck', 'pile']) fact(replay, 'GameOpened')[field] = null
    expect(await failed(replay)).toContain('unreadable')
  })
})

describe.each([
  ['tycoon', 'proof.tycoon.deck', (r: Replay) => swap(fact(r, 'GameOpened').deck)],
  ['tycoon', 'proof.tycoon.house-dice', (r: Replay) => change(fact(r, 'HouseDiceRolled'), 'faces')],
  ['tycoon', 'proof.die', (r: Replay) => change(fact(r, 'DieRolled'), 'face')],
  ['modern_art', 'proof.modern_art.pile', (r: Replay) => swap(fact(r, 'GameOpened').pile)],
  ['modern_art', 'proof.first-seat', (r: Replay) => change(fact(r, 'RoundBegan', 0), 'seller')],
  ['gem_trader', 'proof.gem_trader.lots', (r: Replay) => swap(fact(r, 'GameOpened').deck)],
  ['gem_trader', 'proof.gem_trader.crews', (r: Replay) => swap(fact(r, 'GameOpened').crews)],
  ['gem_trader', 'proof.die', (r: Replay) => change(fact(r, 'DieRolled'), 'face')],
  ['gem_trader', 'proof.gem_trader.stolen', (r: Replay) => change(fact(r, 'PocketPicked'), 'gem')],
])('%s: one thing changed', (game, where, forge) => {
  test(`fails at ${where}`, async () => {
    const replay = example(game)
    forge(replay)
    expect((await failed(replay))[0]).toBe(where)
  })
})

test('a painting that the house drew for the slow is checked too', async () => {
  const replay = example('modern_art')
  const slow = replay.commands.slice(1).filter(played => played.seat === null)
  const facts = slow.flatMap(played => played.events.map(factOf))
  const putUp: Record<string, unknown> | undefined = facts.find(one => one.is === 'PaintingsPutUp')
  if (putUp === undefined) throw new Error('nobody was slow')
  putUp.paintings = [Number((putUp.paintings as number[])[0]) + 1]
  expect((await failed(replay))[0]).toBe('proof.modern_art.slow')
})

test('a game this page does not know is not proven', async () => {
  expect(await failed({ ...example('tycoon'), game: 'chess' })).toEqual(['counts'])
})

describe('what this browser brought', () => {
  beforeEach(() => localStorage.clear())

  test('is remembered for its game, the last one last', () => {
    remember({ ...MINE, luck: 'a' })
    remember(MINE)
    remember({ ...MINE, number: 2, luck: 'b' })
    expect(broughtFor('AMBER2', 1).map(one => one.luck)).toEqual(['a', MINE.luck])
    expect(broughtFor('OTHER2', 1)).toEqual([])
  })

  test('does not grow for ever', () => {
    for (let n = 0; n < 250; n += 1) remember({ ...MINE, luck: String(n) })
    expect(broughtFor('AMBER2', 1)).toHaveLength(200)
    expect(broughtFor('AMBER2', 1).at(-1)?.luck).toBe('249')
  })

  test('is nothing where the browser keeps rubbish', () => {
    localStorage.setItem('gavel.luck', '{"room":')
    expect(broughtFor('AMBER2', 1)).toEqual([])
    localStorage.setItem('gavel.luck', '[1,{"room":"AMBER2","number":1}]')
    expect(broughtFor('AMBER2', 1)).toEqual([])
  })
})

function change(fact: Record<string, unknown>, field: string) {
  const told = fact[field]
  fact[field] = Array.isArray(told) ? [told[0], (told[1] % 6) + 1, ...told.slice(2)] : other(told)
}

/** Another number that this field could hold. */
function other(told: unknown): number {
  return told === 0 ? 1 : Number(told) - 1
}
