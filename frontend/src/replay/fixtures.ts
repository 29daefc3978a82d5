import type { Contents, Sight, Step } from '../protocol/replay'

/** For tests: a step that tells of itself, three to a round. */
export function step(at: number, changes: Partial<Step> = {}): Step {
  return {
    at: at * 1000,
    seat: at === 0 ? null : at % 3,
    bot: at % 3 !== 0,
    round: Math.floor(at / 3),
    asked: [(at + 1) % 3],
    lines: [{ key: 'bid-made', numbers: { seat: at % 3, amount: at } }],
    ...changes,
  }
}

/** Ann, a bot and Bob; so many steps. */
export function contents(steps: number, changes: Partial<Contents> = {}): Contents {
  return {
    room: 'ABCDEF',
    number: 3,
    game: 'tycoon',
    edition: '1-abc',
    began: 1_000_000,
    names: ['Ann', '', 'Bob'],
    chairs: [0, 2, 5],
    placings: [],
    steps: Array.from({ length: steps }, (_, at) => step(at)),
    ...changes,
  }
}

/** A server for tests: answers views, at most `most` at once, and remembers what was asked. */
export function serving(steps: number, most = 100) {
  const asked: string[] = []
  async function fetch(path: string): Promise<Response> {
    asked.push(path)
    const query = new URL(path, 'http://x').searchParams
    const first = Number(query.get('from'))
    const count = Math.min(most, Number(query.get('count')), steps - first)
    const sights = Array.from({ length: Math.max(0, count) }, (_, n) =>
      sight(first + n, String(query.get('eyes'))),
    )
    return Response.json({ first, sights })
  }
  return { asked, fetch }
}

/** A table that knows which step it is of and who looks. */
export function sight(step: number, eyes: string): Sight {
  return { view: { step, eyes }, owns: eyes === 'all' ? ['a', 'b', 'c'] : [] }
}
