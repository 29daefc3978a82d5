import { newGuest, rename } from './api'

const REMEMBERED = 'gavel.identity'
const ERASED = 'gavel.erased'

/** Who one is in this browser: every tab is the same person. `account`: signed in by mail. */
export interface Identity {
  token: string
  person: string
  name: string
  account?: boolean
}

let known = $state.raw<Identity | null>(remembered())

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === ERASED && newValue === known?.person) known = null
  if (key === REMEMBERED || key === null) follow(remembered())
})

export function identity(): Identity | null {
  return known
}

/**
 * Comes as a guest of this name; with the name one has already, one stays who one is.
 * Whoever is signed in stays so and is called like this from now on.
 */
export async function enterAs(name: string): Promise<Identity> {
  const wanted = name.trim()
  const same = known ?? remembered()
  if (same !== null && same.name === wanted) return keep(same)
  if (same?.account) return callMe(wanted)
  return keep({ ...(await newGuest(wanted)), name: wanted })
}

/** Another name for the same person. */
export async function callMe(name: string): Promise<Identity> {
  const me = known
  if (me === null) return enterAs(name)
  return keep({ ...(await rename(me.token, name)), account: me.account ?? false })
}

/**
 * A fresh token under the same name, where the server no longer takes this one: the one of another
 * tab, if somebody has signed in there since. Who was signed in is so no more: that somebody has to
 * sign in again.
 */
export async function renew(refused: string): Promise<Identity | null> {
  const kept = remembered()
  if (kept !== null) follow(kept)
  if (known !== null && known.token !== refused) return known
  if (known?.account) forget()
  if (known === null) return null
  return keep({ ...(await newGuest(known.name)), name: known.name })
}

/** From now on this browser is nobody. */
export function forget(): void {
  known = null
  try {
    localStorage.removeItem(REMEMBERED)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** As `forget`, in all tabs: none of them may come back under the name that was erased. */
export function forgetErased(): void {
  const person = known?.person ?? ''
  forget()
  try {
    localStorage.setItem(ERASED, person)
    localStorage.removeItem(ERASED)
  } catch {
    // A browser that keeps nothing has no tabs that know each other.
  }
}

/**
 * Another tab has changed who one is. A tab follows when it is the same person, or somebody signs
 * in or out; a guest of another name does not take the seat of this tab's guest away.
 */
function follow(now: Identity | null): void {
  if (now === null ? known?.account : now.account || now.person === known?.person) known = now
}

export function keep(identity: Identity): Identity {
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
