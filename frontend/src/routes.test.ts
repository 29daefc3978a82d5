import { expect, it } from 'vitest'
import { codeIn, isLocal, replayPath, routeOf } from './routes.svelte'

it('reads a path', () => {
  expect(routeOf('/')).toEqual({ is: 'home' })
  expect(routeOf('/r/K7M2QX')).toEqual({ is: 'room', code: 'K7M2QX' })
  expect(routeOf('/r/k7m2qx/')).toEqual({ is: 'room', code: 'K7M2QX' })
  expect(routeOf('/r/k7m2qx/games/12')).toEqual({ is: 'replay', code: 'K7M2QX', number: 12 })
  expect(routeOf(`${replayPath('K7M2QX', 3)}/`)).toEqual({
    is: 'replay',
    code: 'K7M2QX',
    number: 3,
  })
  expect(routeOf('/r/K7M2QX/games/x')).toEqual({ is: 'nowhere' })
  expect(routeOf('/r/K7M2QX/games/')).toEqual({ is: 'nowhere' })
  expect(routeOf('/r/')).toEqual({ is: 'nowhere' })
  expect(routeOf('/r/k7m2qx/games/3/proof')).toEqual({
    is: 'record',
    code: 'K7M2QX',
    number: 3,
    record: 'proof',
  })
  expect(routeOf('/r/K7M2QX/games/3/constructor')).toEqual({ is: 'nowhere' })
  expect(routeOf('/r/K7M2QX/games/x/plots')).toEqual({ is: 'nowhere' })
  expect(routeOf('/elsewhere')).toEqual({ is: 'nowhere' })
})

it('knows a link that leads nobody else anywhere', () => {
  const links = ['http://localhost:8000/r/A', 'http://127.0.0.1/r/A', 'http://[::1]:80/r/A']
  expect(links.map(isLocal)).toEqual([true, true, true])
  expect(['http://192.168.1.7:8000/r/A', 'https://gavel.example/r/A'].map(isLocal)).toEqual([
    false,
    false,
  ])
})

it('finds the code in whatever was pasted', () => {
  expect(codeIn(' k7m 2qx ')).toBe('K7M2QX')
  expect(codeIn('https://gavel.example/r/K7M2QX?from=chat')).toBe('K7M2QX')
  expect(codeIn('Ｋ７Ｍ２ＱＸ')).toBe('K7M2QX')
  expect(codeIn('来玩 https://gavel.example/r/k7m2qx 快')).toBe('K7M2QX')
})
