import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../words'
import Die from './Die.svelte'
import { FACES, isFace, seats, spots, standing } from './dieFaces'

beforeEach(() => speak('en'))
afterEach(() => vi.useRealTimers())

describe('faces', () => {
  test('each face has as many spots as its number', () => {
    expect(FACES.map(face => spots[face].length)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('opposite faces add up to seven', () => {
    const ahead = ({ x, y }: { x: number; y: number }) => {
      const [tilt, turn] = [x, y].map(degrees => (degrees * Math.PI) / 180) as [number, number]
      return [Math.sin(turn), -Math.sin(tilt), Math.cos(turn) * Math.cos(tilt)].map(Math.round)
    }
    for (const face of FACES) {
      const other = FACES[6 - face] ?? face
      const sum = ahead(seats[face]).map((along, axis) => along + (ahead(seats[other])[axis] ?? 0))
      expect([other + face, ...sum.map(Math.abs)]).toEqual([7, 0, 0, 0])
    }
  })

  test('a roll adds two whole laps and ends on the same face', () => {
    for (const face of FACES) {
      const [lying, rolled] = [standing(face, 0), standing(face, 1)]
      expect([rolled.x - lying.x, rolled.y - lying.y]).toEqual([720, 720])
    }
  })

  test('only one to six are faces', () => {
    expect([0, 1, 6, 7, 2.5].map(isFace)).toEqual([false, true, true, false, false])
  })
})

describe('Die', () => {
  test('it says the face it shows', () => {
    render(Die, { face: 4 })
    expect(screen.getByRole('img')).toHaveAccessibleName('Die: 4')
  })

  test('who may roll gets a button', async () => {
    const onclick = vi.fn()
    render(Die, { face: null, onclick })
    await userEvent.click(screen.getByRole('button', { name: 'Roll the die' }))
    expect(onclick).toHaveBeenCalledOnce()
  })

  test('an animated die lands once, after its roll', async () => {
    vi.useFakeTimers()
    const onrolled = vi.fn()
    render(Die, { face: 3, onrolled })
    vi.advanceTimersByTime(1000)
    expect(onrolled).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(onrolled).toHaveBeenCalledExactlyOnceWith(3)
  })

  test('without animation it lies there at once', () => {
    vi.useFakeTimers()
    const onrolled = vi.fn()
    render(Die, { face: 5, animate: false, onrolled })
    vi.advanceTimersByTime(0)
    expect(onrolled).toHaveBeenCalledExactlyOnceWith(5)
  })

  test('it does not roll for those who want stillness', () => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const onrolled = vi.fn()
    render(Die, { face: 2, onrolled })
    vi.advanceTimersByTime(0)
    expect(onrolled).toHaveBeenCalledExactlyOnceWith(2)
    vi.unstubAllGlobals()
  })
})
