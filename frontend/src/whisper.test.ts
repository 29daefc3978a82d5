import { configure, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { whisper } from '../../tests/whisper/page/game'
import type { Own, View } from '../../tests/whisper/page/types'
import { GAMES, gameTitle, load } from './games'
import { hintFor } from './guide/hints'
import GameList from './home/GameList.svelte'
import { FakeSocket } from './net/fakeSocket'
import Plots from './plots/Plots.svelte'
import { type Check, checks } from './proof/checks'
import { commitmentOf, luckOf, shuffled } from './proof/luck'
import type { Chart, Replay } from './protocol/records'
import type { Sight } from './protocol/replay'
import { contents } from './replay/fixtures'
import { Playback } from './replay/playback.svelte'
import Viewer from './replay/Viewer.svelte'
import { replayWords } from './replay/words'
import { table } from './room/fixtures'
import Room from './room/Room.svelte'
import { RoomSession } from './room/roomSession.svelte'
import { LANGUAGES, language, learn, say, speak } from './words'

/**
 * A game that only this test lists: all that is general must take it as it is. Its rules lie in
 * tests/whisper, its page in tests/whisper/page.
 */
beforeAll(() => {
  GAMES.whisper = whisper
})

afterAll(() => {
  delete GAMES.whisper
})

configure({ asyncUtilTimeout: 30_000 })
beforeEach(() => speak('en'))
afterEach(() => vi.unstubAllGlobals())

const BID = { move: 'BidSealed', fields: { lot: [1], amount: span(0, 7) } }
const LINE = { key: 'lot-sold', numbers: { seat: 1, gold: 4 } }
const SEED = '01'.repeat(32)
const SALT = 'a|b'

function span(least: number, most: number) {
  return { is: 'Span' as const, least, most, step: 1 }
}

function view(changes: Partial<View> = {}): View {
  const lots = [{ lot: 2, buyer: 1, price: 4 }]
  const stage = { is: 'Sealing' as const, lot: 1, sent: [1] }
  const shown = { round: 2, rounds: 2, lots, stage }
  return { seat: 0, table: shown, own: { money: 7 }, options: [BID], ...changes }
}

function room(shown: View) {
  const playing = { game: 'whisper', chairs: [0, 2], waits_for: [0], told: 1, log: [LINE] }
  return table({ ...playing, table: shown }, { seat: shown.seat })
}

test('is known by its name, with its words in every language', async () => {
  await load('whisper', 'table')
  for (const spoken of LANGUAGES) {
    await speak(spoken)
    expect([language(), say(gameTitle('whisper'))]).not.toContain('game.whisper')
  }
  await speak('en')
  render(GameList, { chosen: 'tycoon' })
  expect(screen.getByRole('radio', { name: /^Whisper 2–4/ })).toBeEnabled()
})

test('is played in a room: table, seats, log, rules, a move', async () => {
  const socket = new FakeSocket()
  const session = new RoomSession('ABCDEF', { token: 't', person: 'me', name: 'Ann' }, () => socket)
  socket.welcomes()
  render(Room, { session, room: room(view()) })
  const shown = await screen.findByRole('region', { name: 'Whisper' })
  expect(within(shown).getByText('Round 2 of 2')).toBeVisible()
  expect(within(shown).getByText('7 coins')).toBeVisible()
  await userEvent.click(within(shown).getByRole('button', { name: 'Whisper 7' }))
  const move = { is: 'BidSealed', lot: 1, amount: 7 }
  expect(socket.sent.at(-1)).toMatchObject({ is: 'ask', wanted: { is: 'Play', move } })
  expect(screen.getByText('Bob pays 4')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: say('room.rules') }))
  expect(
    await screen.findByRole('heading', { name: /^The goal/, hidden: true }),
  ).toBeInTheDocument()
  session.leave()
})

test('tells newcomers what to do, and how one wins', async () => {
  const guide = (await load('whisper', 'guide')) ?? null
  expect(hintFor(room(view()), guide)).toMatchObject({ key: 'guide.whisper.bid' })
  expect(hintFor(room(view({ options: [] })), guide)).toMatchObject({ key: 'guide.whisper.goal' })
})

test('is played back, every hand revealed', async () => {
  const owns: Own[] = [{ money: 7 }, { money: 1 }]
  const sight: Sight = { view: view({ seat: null, own: null }), owns }
  vi.stubGlobal('fetch', async () => Response.json({ first: 0, sights: Array(3).fill(sight) }))
  await learn(replayWords)
  const step = { at: 0, seat: 1, bot: false, round: 1, asked: [0], lines: [LINE] }
  const told = contents(3, { game: 'whisper', names: ['Ann', 'Bob'], chairs: [0, 1] })
  const playback = new Playback({ ...told, steps: [step, step, step] }, { step: 1, eyes: 'all' })
  const pieces = await load('whisper', 'table')
  if (pieces === undefined) throw new Error('whisper is not listed')
  render(Viewer, { playback, pieces })
  expect(await screen.findByText('Round 2 of 2')).toBeVisible()
  expect(await screen.findByText('Bob: 1 coin')).toBeVisible()
  expect(screen.getAllByText('Bob pays 4').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Whisper 7' })).toBeNull()
  playback.pause()
})

test('has its charts', async () => {
  const purchase = { seat: 1, lot: 2, pieces: [2], paid: 4, worth: 10 }
  const step = { command: 0, round: 1, money: [7, 7], worth: [7, 7] }
  const game = { room: 'AMBER2', number: 1, game: 'whisper', names: ['Ann', 'Bob'], chairs: [0, 1] }
  const chart: Chart = { ...game, steps: [step, { ...step, round: 2 }], purchases: [purchase] }
  vi.stubGlobal('fetch', async () => Response.json(chart))
  render(Plots, { code: 'AMBER2', number: 1 })
  expect(await screen.findByText('Worth = money.')).toBeVisible()
  expect(screen.getByText(/^Every lot is worth ten\./)).toBeVisible()
  expect(screen.getByRole('cell', { name: 'lot 2', hidden: true })).toBeInTheDocument()
})

test('is proven: its draws are made anew, and a forged one is found', async () => {
  const luck = (await luckOf(SEED, SALT))(0)
  const lots = await shuffled(luck, [1, 2])
  const opened = { is: 'GameOpened', lots }
  const played = { at: 0, seat: null, wanted: {}, events: [opened], drawn: luck.drawn }
  const replay = {
    ...{ game: 'whisper', names: ['Ann', 'Bob'], seed: SEED, salt: SALT },
    commitment: await commitmentOf(SEED),
    commands: [played],
  } as unknown as Replay
  expect((await found(replay)).map(check => check.holds)).toEqual([true, true, true, true])
  opened.lots = [...lots].reverse()
  const failed = (await found(replay)).filter(check => !check.holds)
  expect(failed.map(check => check.is === 'draw' && say(check.draw.what))).toEqual([
    'The order of the lots',
  ])
})

async function found(replay: Replay): Promise<Check[]> {
  const made: Check[] = []
  for await (const check of checks(replay, [])) made.push(check)
  return made
}
