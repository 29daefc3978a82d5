import type { Chart, LogPage, PastPage } from '../protocol/records'

/** What a room's link tells before one goes in. */
export interface RoomPreview {
  code: string
  game: string
  host: string
  players: number
  running: boolean
  /** A game has ended, and nobody has cleared the table yet. */
  over?: boolean
}

export interface Guest {
  token: string
  person: string
}

export type Numbers = Record<string, unknown>

/** The server said no, or (`unreachable`) nothing: a key and its numbers. */
export class Refused extends Error {
  readonly key: string
  readonly numbers: Numbers

  constructor(key: string, numbers: Numbers = {}) {
    super(key)
    this.key = key
    this.numbers = numbers
  }
}

export function newGuest(name: string): Promise<Guest> {
  return ask('/api/guests', post({ name }))
}

/** The same person under another name. */
export function rename(token: string, name: string): Promise<Guest & { name: string }> {
  return ask('/api/names', post({ name }, token))
}

export function openRoom(token: string, game: string): Promise<{ code: string }> {
  return ask('/api/rooms', post({ game }, token))
}

export function previewRoom(code: string): Promise<RoomPreview> {
  return ask(roomPath(code))
}

/** A finished game's replay, as it is kept. */
export function replayOf(code: string, number: number, token: string): Promise<Blob> {
  return fetched(`${roomPath(code)}/games/${number}/replay`, { headers: bearer(token) }).then(
    answer => answer.blob(),
  )
}

/** How a finished game went, in numbers. */
export function chartOf(code: string, number: number): Promise<Chart> {
  return ask(`${roomPath(code)}/games/${number}/chart`)
}

/** The log of a game, running or finished, from a line (counted from 0) on; as many as one answer holds. */
export function logOf(code: string, number: number, from: number, token: string): Promise<LogPage> {
  const path = `${roomPath(code)}/games/${number}/log?from=${from}`
  return ask(path, { headers: bearer(token) })
}

/** Finished games of a room, the newest first; below a number the older ones. */
export function pastGamesOf(code: string, before: number | null): Promise<PastPage> {
  return ask(`${roomPath(code)}/games${before === null ? '' : `?before=${before}`}`)
}

/** A form to send a clip with; `key` is what the line says then. */
export interface ClipForm {
  key: string
  url: string
  fields: Record<string, string>
}

export function voiceForm(
  code: string,
  token: string,
  type: string,
  seconds: number,
): Promise<ClipForm> {
  return ask(`${roomPath(code)}/voice`, post({ type, seconds }, token))
}

/** The store takes the file last, and reads nothing after it. */
export async function sendForm({ url, fields }: ClipForm, file: Blob): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  await fetched(url, { method: 'POST', body })
}

/** Leads on to where the clip lies. */
export function voicePath(code: string, key: string): string {
  return `${roomPath(code)}/voice/${encodeURIComponent(key)}`
}

/** Why a clip can't be fetched; null: it can. The answer's way is not followed. */
export async function lackOf(path: string): Promise<Refused | null> {
  const answer = await fetch(path, { redirect: 'manual' }).catch(() => null)
  if (answer === null) return new Refused('unreachable')
  return answer.ok || answer.type === 'opaqueredirect' ? null : refusal(answer)
}

export function roomPath(code: string): string {
  return `/api/rooms/${encodeURIComponent(code)}`
}

export function post(body: unknown, token?: string): RequestInit {
  const headers = { 'Content-Type': 'application/json', ...(token ? bearer(token) : {}) }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

export function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` }
}

export async function ask<T>(path: string, request?: RequestInit): Promise<T> {
  const answer = await fetched(path, request)
  return answer.json().catch(() => {
    throw new Refused('unavailable')
  })
}

export async function fetched(path: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(path, request).catch(() => {
    throw new Refused('unreachable')
  })
  if (!answer.ok) throw await refusal(answer)
  return answer
}

async function refusal(answer: Response): Promise<Refused> {
  const said: unknown = await answer.json().catch(() => null)
  if (typeof said !== 'object' || said === null || !('error' in said)) {
    return new Refused('unavailable')
  }
  const { error, ...numbers } = said
  return new Refused(String(error), numbers)
}
