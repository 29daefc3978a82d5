import { isRecord, type RecordName } from './room/records'

export type Route =
  | { is: 'home' }
  | { is: 'me' }
  | { is: 'privacy' }
  | { is: 'room'; code: string }
  | { is: 'replay'; code: string; number: number }
  | { is: 'record'; code: string; number: number; record: RecordName }
  | { is: 'nowhere' }

const RECORD = /^\/r\/([^/]+)\/games\/(\d{1,6})\/(\w+)\/?$/

let path = $state(location.pathname)

window.addEventListener('popstate', () => {
  path = location.pathname
})

export function route(): Route {
  return routeOf(path)
}

export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
}

export function roomPath(code: string): string {
  return `/r/${code}`
}

/** Where a finished game can be looked at. */
export function replayPath(code: string, number: number): string {
  return `${roomPath(code)}/games/${number}`
}

/** The link one sends to friends. */
export function roomLink(code: string): string {
  return `${location.origin}${roomPath(code)}`
}

/** Whether a link leads to this machine, whoever follows it. */
export function isLocal(link: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname)
}

export function routeOf(pathname: string): Route {
  if (pathname === '/') return { is: 'home' }
  if (pathname === '/me') return { is: 'me' }
  if (pathname === '/privacy') return { is: 'privacy' }
  const [, room, number] = /^\/r\/([^/]+)\/games\/(\d{1,6})\/?$/.exec(pathname) ?? []
  if (room !== undefined) return { is: 'replay', code: codeIn(room), number: Number(number) }
  const [, at = '', game, record] = RECORD.exec(pathname) ?? []
  if (isRecord(record)) return { is: 'record', code: codeIn(at), number: Number(game), record }
  const code = /^\/r\/([^/]+)\/?$/.exec(pathname)?.[1]
  return code === undefined ? { is: 'nowhere' } : { is: 'room', code: codeIn(code) }
}

/** The room code in what somebody typed or pasted: the code alone, or the whole link. */
export function codeIn(typed: string): string {
  const linked = /\/r\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed
  return linked
    .normalize('NFKC')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
}
