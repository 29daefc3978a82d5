import type { Past } from '../protocol/room'
import { ask, bearer, fetched, post } from './api'

export interface Signed {
  token: string
  person: string
  name: string
}

/** A finished game one has played, kept apart from its room. */
export interface OwnGame {
  room: string
  seat: number
  past: Past
}

export interface OwnGames {
  games: OwnGame[]
  more: string | null
}

/** What proves an address: the code from the mail, and the nonce this browser was answered. */
export interface Proof {
  mail: string
  nonce: string
  code: string
}

/** A mail with a code; the answer is the same whether or not there is an account. */
export function askCode(mail: string, language: string): Promise<{ nonce: string }> {
  return ask('/api/codes', post({ mail, language }))
}

/** With a guest's token the guest becomes the account, or it takes over their seats. */
export function signIn(proof: Proof, name: string, token = ''): Promise<Signed> {
  return ask('/api/sessions', post({ ...proof, name }, token))
}

export function signOutEverywhere(token: string): Promise<object> {
  return ask('/api/sessions', { method: 'DELETE', headers: bearer(token) })
}

/** Everything that is known of whoever has this token. */
export function exportMe(token: string): Promise<Blob> {
  return fetched('/api/people/me', { headers: bearer(token) }).then(answer => answer.blob())
}

/** For good; where it broke off it can be asked for again with the same token. */
export function eraseMe(token: string): Promise<object> {
  return ask('/api/people/me', { method: 'DELETE', headers: bearer(token) })
}

/** The newest first; `after` goes on with a list's `more`. */
export function ownGames(token: string, after = ''): Promise<OwnGames> {
  return ask(`/api/games?after=${encodeURIComponent(after)}`, { headers: bearer(token) })
}
