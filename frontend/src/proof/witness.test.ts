import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../games'
import type { Replay } from '../protocol/records'
import { canonical, headsMade } from './chain'
import { outcomeOf } from './checks'
import { type Binding, bindings, type Seen } from './witness'

type Place = (string | number)[]

/** [place, value]; [place]: it is gone; [place, values, n]: instead of n things from there. */
type Patch = [Place, unknown?, number?][]

interface Case extends Seen {
  patch: Patch
  holds: Record<string, boolean | null>
}

/** What infra/replays/verify finds (tests/chains.py); tests/infra/test_verify.py holds it to that. */
const { texts, honest, cases }: { texts: [unknown, string][]; honest: Replay; cases: Case[] } =
  example('chain')

function example(name: string) {
  return JSON.parse(readFileSync(join(process.cwd(), `../tests/examples/${name}.json`), 'utf8'))
}

function patched(patch: Patch): Replay {
  const replay = structuredClone(honest)
  for (const [place, value, gone] of patch) {
    // biome-ignore lint/suspicious/noExplicitAny: whatever stands there
    const at: any = place.slice(0, -1).reduce((part: any, name) => part[name], replay)
    const name = place.at(-1) as string
    if (gone !== undefined) at.splice(Number(name), gone, ...(value as unknown[]))
    else if (value === undefined) delete at[name]
    else at[name] = value
  }
  return replay
}

async function found(replay: Replay, seen: Seen): Promise<Binding[]> {
  const made: Binding[] = []
  for await (const binding of bindings(replay, seen)) made.push(binding)
  return made
}

const CALLED: Readonly<Record<Binding['is'], string>> = {
  order: 'order',
  bound: 'strings',
  people: 'people',
  head: 'head',
  unchained: 'head',
  seen: 'commitment',
  'head-seen': 'head',
}

/** Of each thing the worst, as verify calls it. An order that holds it does not mention. */
function outcomes(made: readonly Binding[]): Record<string, boolean | null> {
  const told = made.filter(one => one.is !== 'order' || one.holds !== true)
  const worst: Record<string, boolean | null> = {}
  for (const { is, holds } of told) {
    const before = worst[CALLED[is]]
    worst[CALLED[is]] = [before, holds].includes(false) ? false : before === null ? null : holds
  }
  return worst
}

test.each(texts)('what is hashed is written as the server writes it: %j', (value, text) => {
  expect(canonical(value)).toBe(text)
})

test.each(Object.keys(GAMES))(
  'the chain of a game of %s comes to the head in its file',
  async game => {
    const replay: Replay = example(game)
    expect((await headsMade(replay)).at(-1)).toBe(replay.head)
  },
)

describe('of honest and doctored replays', () => {
  const all: [Case, Binding[]][] = []
  beforeAll(async () => {
    for (const one of cases) all.push([one, await found(patched(one.patch), one)])
  })

  test('this browser finds what verify finds', () => {
    expect(all.length).toBeGreaterThan(150)
    for (const [one, made] of all)
      expect.soft(outcomes(made), JSON.stringify(one)).toEqual(one.holds)
  })

  test('the honest one is checked against what was seen to its end', () => {
    const checked = all.filter(([, made]) => outcomeOf(made) === 'checked')
    expect(checked.map(([one]) => one.patch)).toEqual([[], []])
  })

  test('every doctored one fails against what was seen', () => {
    const against = all.filter(([one]) => one.patch.length > 0 && one.heads.length > 0)
    expect(against.length).toBeGreaterThan(70)
    for (const [one, made] of against)
      expect.soft(outcomeOf(made), JSON.stringify(one)).toBe('failed')
  })
})

test('of what came after the last head that was seen nothing is known', async () => {
  const made = await headsMade(honest)
  const seen = { commitment: honest.commitment, heads: [made[3] ?? ''] }
  const head = (await found(honest, seen)).find(one => one.is === 'head-seen')
  expect(head).toMatchObject({ holds: null, later: made.length - 4 })
})
