import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line, PlayingSeen } from '../protocol/room'
import { table } from '../room/fixtures'
import type { Beat, Telling } from './beats'
import { type Audience, Director } from './director.svelte'

const [ANN, BOB, CAT] = [0, 1, 2]
const KINDS: Telling['kinds'] = {
  bid: 'raised',
  sold: 'sold',
  forced: 'forced',
  income: 'income',
  crew: 'noted',
}
const ROLL = [{ move: 'Roll', fields: {} }]

interface Asked {
  options: unknown[]
}

const log: Line[] = []
let director: Director
let audience: Audience

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  log.length = 0
  director = new Director()
  audience = {
    seat: ANN,
    kinds: KINDS,
    tempo: 'calm',
    still: false,
    now: () => Date.now(),
    isHidden: () => false,
  }
  come()
})

afterEach(() => {
  director.leave()
  vi.useRealTimers()
})

/** A view comes in which so much more has happened. */
function come(lines: Line[] = [], more: Partial<PlayingSeen> = {}): void {
  log.push(...lines)
  const playing = { told: log.length, log: log.slice(-50), table: { options: ROLL }, ...more }
  const seen = table(playing).playing
  if (seen) director.see(seen, audience)
}

function happened(key: string, seat: number): Line {
  return { key, numbers: { seat } }
}

function said(): string | null {
  return director.beat && `${director.beat.line.key} ${director.beat.seats.join()}`
}

const told = () => director.shown?.told
const asks = () => ((director.shown?.table ?? { options: [] }) as Asked).options.length > 0

describe('a beat that is waited for', () => {
  test('is told at the table before it, which asks nothing meanwhile', () => {
    come([happened('sold', BOB)])
    expect([said(), told(), asks(), director.holds]).toEqual(['sold 1', 0, false, true])
  })

  test('makes room for the next view by itself', () => {
    come([happened('sold', BOB)])
    vi.advanceTimersByTime(2400)
    expect([said(), told(), asks(), director.holds]).toEqual([null, 1, true, false])
  })

  test('makes room at a tap', () => {
    come([happened('sold', BOB)])
    director.goOn()
    expect([said(), told()]).toEqual([null, 1])
    expect(director.tappedAt).toBe(Date.now())
  })

  test('follows one after another, in the order of the log', () => {
    come([happened('forced', ANN), happened('income', BOB), happened('income', CAT)])
    const heard = [said()]
    for (let tap = 0; tap < 3; tap++) {
      director.goOn()
      heard.push(said())
    }
    expect(heard).toEqual(['forced 0', 'income 1', 'income 2', null])
  })

  test('is never so many that a table stands still for more than six seconds', () => {
    come(Array.from({ length: 9 }, () => happened('forced', BOB)))
    vi.advanceTimersByTime(6100)
    expect([told(), director.holds]).toEqual([9, false])
  })

  test('is followed by that of the view which came meanwhile', () => {
    come([happened('sold', BOB)])
    come([happened('income', CAT)])
    director.goOn()
    expect([said(), told()]).toEqual(['income 2', 1])
  })
})

describe('the newest view is shown at once', () => {
  test('when nothing is told of it', () => {
    come([happened('unknown', BOB)])
    expect([said(), told()]).toEqual([null, 1])
  })

  test('when it is only noted by the way', () => {
    come([happened('crew', BOB)])
    expect([said(), told(), director.holds]).toEqual(['crew 1', 1, false])
  })

  test('when more than three wait', () => {
    for (let views = 0; views < 5; views++) come([happened('sold', BOB)])
    expect([told(), director.holds, asks()]).toEqual([5, false, true])
    expect(said()).toBe('sold 1')
  })

  test('when one waits for more than six seconds', () => {
    audience.tempo = 'wait'
    come([happened('sold', BOB)])
    audience.tempo = 'calm'
    come([happened('sold', CAT)])
    vi.advanceTimersByTime(3900)
    come([happened('unknown', CAT)])
    expect(told()).toBe(0)
    vi.setSystemTime(Date.now() + 6001)
    come([happened('unknown', CAT)])
    expect(told()).toBe(4)
  })

  test('when the page was hidden', () => {
    audience.isHidden = () => true
    come([happened('sold', BOB)])
    expect([told(), director.holds]).toEqual([1, false])
  })

  test('when I am asked and have little time', () => {
    come([happened('sold', BOB)], { waits_for: [ANN], due: Date.now() + 7000 })
    expect([said(), told(), director.holds]).toEqual(['sold 1', 1, false])
  })

  test('but not when I am asked and have time', () => {
    come([happened('sold', BOB)], { waits_for: [ANN], due: Date.now() + 20_000 })
    expect(director.holds).toBe(true)
  })

  test('when nothing may move: all is told in passing', () => {
    audience.still = true
    come([happened('sold', BOB), happened('income', CAT)])
    expect([said(), told(), director.holds]).toEqual(['sold 1', 2, false])
    vi.advanceTimersByTime(2600)
    expect(said()).toBe('income 2')
    vi.advanceTimersByTime(2600)
    expect(said()).toBe(null)
  })

  test('of another game, of which nothing before is told', () => {
    come([happened('sold', BOB)])
    come([happened('sold', CAT)], { number: 2 })
    expect([said(), told(), director.holds]).toEqual([null, 2, false])
  })
})

describe('bids', () => {
  test('of one after another are told as one', () => {
    come([happened('bid', BOB)])
    come([happened('bid', CAT)])
    come([happened('bid', BOB)])
    expect([said(), told(), director.holds]).toEqual(['raised 1,2', 3, false])
    expect(director.beat?.line.numbers.count).toBe(2)
  })

  test('of my own are not told', () => {
    come([happened('bid', ANN)])
    expect([said(), told()]).toEqual([null, 1])
  })

  test('that came while something was told are one step', () => {
    come([happened('sold', BOB)])
    come([happened('bid', BOB)])
    come([happened('bid', CAT)])
    come([happened('sold', CAT)])
    director.goOn()
    expect([said(), told(), director.holds]).toEqual(['sold 2', 3, true])
  })

  test('wait for my tap, or four seconds, where I want it so', () => {
    audience.tempo = 'wait'
    come([happened('bid', BOB)])
    expect([said(), told(), director.holds]).toEqual(['bid 1', 0, true])
    vi.advanceTimersByTime(4000)
    expect([said(), told()]).toEqual([null, 1])
  })

  test('never wait when I may bid myself', () => {
    audience.tempo = 'wait'
    come([happened('bid', BOB)], { waits_for: [ANN] })
    expect([told(), director.holds]).toEqual([1, false])
  })
})

test('a brisk table takes half the time', () => {
  audience.tempo = 'brisk'
  come([happened('sold', BOB)])
  vi.advanceTimersByTime(1200)
  expect(told()).toBe(1)
})

test('what was being told when one caught up is told in passing first', () => {
  come([happened('forced', BOB), happened('income', CAT)])
  const first: Beat | null = director.beat
  director.catchUp()
  expect([director.beat, told(), director.holds]).toEqual([first, 2, false])
  director.goOn()
  expect(said()).toBe('income 2')
})
