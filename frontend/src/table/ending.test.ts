import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sitter, table } from '../room/fixtures'
import { speak } from '../words'
import Ending from './Ending.svelte'
import { distanceOf } from './ending'
import StageScene from './StageScene.svelte'

const [ANN, BOB, CAT] = [0, 1, 2]

interface Score {
  seat: number
  place: number
  points: number
}

const RANKING: Score[] = [
  { seat: BOB, place: 1, points: 90 },
  { seat: ANN, place: 2, points: 70 },
  { seat: CAT, place: 3, points: 40 },
]

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }))
const detail = createRawSnippet<[Score]>(score => ({
  render: () => `<p>all of ${score().points}</p>`,
}))

function props(seat: number | null, more: object = {}) {
  const names = ['Ann', 'Bob', 'Cat']
  return {
    model: {
      room: table({ over: false }, { chairs: [sitter(), sitter(), sitter()] }),
      seat,
      options: [],
      animate: true,
      busy: false,
      now: () => 0,
      play: async () => true,
      name: (at: number) => names[at] ?? '',
      names: () => '',
    },
    words: { title: { key: 'room.game-over' }, going: { key: 'room.game-over' }, wanted: null },
    ranking: RANKING,
    points: (score: Score) => score.points,
    figures: ({ points }: Score) => [{ label: 'Gold', value: String(points) }],
    detail,
    ...more,
  } as never
}

const confetti = () => document.querySelector('.confetti')

beforeAll(() => speak('en'))

describe('an ending', () => {
  test('tells one’s own place first, how far away the winner is, and opens one’s own sum', () => {
    render(Ending, props(ANN))
    const mine = screen.getByRole('region', { name: 'Place 2 of 3' })
    expect(mine).toHaveTextContent('20 behind Bob')
    expect(screen.getByText('all of 70')).toBeVisible()
    expect(screen.getByText('all of 90')).not.toBeVisible()
    const others = screen.getAllByRole('listitem').map(row => row.textContent)
    expect(others[0]).toMatch(/Place 1.*Bob/s)
    expect(others[1]).toMatch(/Place 3.*Cat/s)
  })

  test('is a feast on the winner’s page alone', () => {
    const { unmount } = render(Ending, props(ANN))
    expect(confetti()).toBeNull()
    unmount()
    render(Ending, props(BOB))
    expect(confetti()).not.toBeNull()
    expect(screen.getByRole('region', { name: 'You win!' })).toHaveTextContent('20 ahead of Ann')
  })

  test('shows who watched the winner', () => {
    render(Ending, props(null))
    expect(screen.getByRole('region', { name: 'Bob wins' })).toHaveTextContent('90')
    expect(confetti()).toBeNull()
  })

  test('tells nobody’s place before the last settlement has been seen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const scenes = { Last: Ending, Over: Ending }
    const more = props(ANN, { settlement: text('the fists') }) as object
    const shown = (stage: string) => ({
      ...{ model: (more as { model: object }).model, stage: { is: stage }, part: '' },
      ...{ stages: scenes as never, more },
    })
    const { rerender } = render(StageScene, shown('Last') as never)
    await rerender(shown('Over') as never)
    expect(screen.getByText('the fists')).toBeVisible()
    expect(screen.queryByText('all of 70')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show the ranking' }))
    expect(screen.queryByText('the fists')).toBeNull()
    expect(screen.getByText('all of 70')).toBeVisible()
    vi.useRealTimers()
  })

  test('after a reload is the ranking at once', () => {
    const given = props(ANN, { settlement: text('the fists') }) as { model: object }
    const stages = { Over: Ending } as never
    render(StageScene, {
      model: given.model,
      stage: { is: 'Over' },
      part: '',
      stages,
      more: given,
    } as never)
    expect(screen.getByText('all of 70')).toBeVisible()
  })
})

test('a winner is measured by the best of the others, and shares a win at a distance of 0', () => {
  const points = (score: Score) => score.points
  const distances = RANKING.map(score => distanceOf(score, RANKING, points))
  expect(distances).toEqual([
    { seat: ANN, gap: 20 },
    { seat: BOB, gap: -20 },
    { seat: BOB, gap: -50 },
  ])
  const [first] = RANKING
  if (first) expect(distanceOf(first, [first], points)).toBeNull()
})
