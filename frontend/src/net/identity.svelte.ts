import { newGuest } from './api'

const REMEMBERED = 'gavel.identity'

/** Who one is in this browser: every tab is the same person. */
export interface Identity {
  token: string
  person: string
  name: string
}

let known = $state.raw<Identity | null>(remembered())

export function identity(): Identity | null {
  return known
}

/** Comes as a guest of this name; with the name one has already, one stays who one is. */
export async function enterAs(name: string): Promise<Identity> {
  const wanted = name.trim()
  const same = known ?? remembered()
  if (same !== null && same.name === wanted) return keep(same)
  return keep({ ...(await newGuest(wanted)), name: wanted })
}

/** A fresh token under the same name, where the server no longer takes the old one. */
export async function renew(): Promise<Identity | null> {
  if (known === null) return null
  return keep({ ...(await newGuest(known.name)), name: known.name })
}

function keep(identity: Identity): Identity {
  known = identity
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(identity))
  } catch {
    // A browser that keeps nothing still plays for this visit.
  }
  return identity
}

function remembered(): Identity | null {
  try {
    return readIdentity(localStorage.getItem(REMEMBERED))
  } catch {
    return null
  }
}

function readIdentity(text: string | null): Identity | null {
  const kept: unknown = text === null ? null : JSON.parse(text)
  return isIdentity(kept) ? kept : null
}

function isIdentity(kept: unknown): kept is Identity {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['token', 'person', 'name'].every(field => typeof Reflect.get(kept, field) === 'string')
  )
}
