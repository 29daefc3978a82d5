import { afterEach, describe, expect, it, vi } from 'vitest'
import { newGuest, openRoom, previewRoom } from './api'
import { enterAs, identity, keep, renew } from './identity.svelte'
import { freshId, freshLuck } from './ids'

afterEach(() => vi.unstubAllGlobals())

function serverSays(body: unknown, status = 200) {
  const fetch = vi.fn(async (_path: string, _request?: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('questions to the server', () => {
  it('carry the token where one must be somebody', async () => {
    const fetch = serverSays({ code: 'K7M2QX' })
    expect(await openRoom('secret', 'tycoon')).toEqual({ code: 'K7M2QX' })
    const [path, request] = fetch.mock.calls[0] ?? []
    expect(path).toBe('/api/rooms')
    expect(request?.headers).toMatchObject({ Authorization: 'Bearer secret' })
    expect(request?.body).toBe('{"game":"tycoon"}')
  })

  it('are refused with a key and numbers', async () => {
    serverSays({ error: 'name-too-long', most: 24 }, 400)
    await expect(newGuest('x'.repeat(30))).rejects.toMatchObject({
      key: 'name-too-long',
      numbers: { most: 24 },
    })
  })

  it('find the server silent or out of its mind', async () => {
    serverSays('<html>Bad Gateway</html>', 502)
    await expect(previewRoom('K7M2QX')).rejects.toMatchObject({ key: 'unavailable' })
    serverSays('<html>hello</html>', 200)
    await expect(previewRoom('K7M2QX')).rejects.toMatchObject({ key: 'unavailable' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(previewRoom('K7M2QX')).rejects.toMatchObject({ key: 'unreachable' })
  })
})

describe('who I am in this browser', () => {
  it('stays the same under the same name, is new under another, and is remembered', async () => {
    expect(await renew('')).toBeNull()
    const fetch = serverSays({ token: 'one', person: 'p1' })
    await enterAs(' Ann ')
    await enterAs('Ann')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(identity()).toEqual({ token: 'one', person: 'p1', name: 'Ann' })
    serverSays({ token: 'two', person: 'p2' })
    await enterAs('Bea')
    expect(JSON.parse(localStorage.getItem('gavel.identity') ?? '')).toEqual({
      token: 'two',
      person: 'p2',
      name: 'Bea',
    })
  })
})

describe('random strings', () => {
  it('have the shape the protocol wants and differ', () => {
    expect(freshLuck()).toMatch(/^[0-9a-f]{32}$/)
    expect(freshId()).toMatch(/^[0-9a-f]{18}$/)
    expect(freshLuck()).not.toBe(freshLuck())
  })
})

describe('who is signed in', () => {
  const ann = { token: 'one', person: 'p1', name: 'Ann', account: true }

  function elsewhere(kept: object | null) {
    if (kept === null) localStorage.removeItem('gavel.identity')
    else localStorage.setItem('gavel.identity', JSON.stringify(kept))
    window.dispatchEvent(new StorageEvent('storage', { key: 'gavel.identity' }))
  }

  it('stays the same person under another name', async () => {
    keep(ann)
    const fetch = serverSays({ token: 'two', person: 'p1', name: 'Anna' })
    expect(await enterAs('Anna')).toEqual({ ...ann, token: 'two', name: 'Anna' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/names')
  })

  it('is nobody where the server takes the token no more, and no guest in secret', async () => {
    keep(ann)
    const fetch = serverSays({ token: 'guest', person: 'p9' })
    expect(await renew('one')).toBeNull()
    expect(identity()).toBeNull()
    expect(localStorage.getItem('gavel.identity')).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('goes on as who signed in in another tab, where the guest is none any more', async () => {
    keep({ token: 'guest', person: 'p1', name: 'Ann' })
    localStorage.setItem('gavel.identity', JSON.stringify(ann))
    const fetch = serverSays({ token: 'new', person: 'p9' })
    expect(await renew('guest')).toEqual(ann)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is so in every tab, and signed out in every tab', () => {
    keep({ token: 'g', person: 'p1', name: 'Ann' })
    elsewhere(ann)
    expect(identity()).toEqual(ann)
    elsewhere(null)
    expect(identity()).toBeNull()
  })

  it('a guest of another name in another tab takes nobody away from this one', () => {
    const guest = { token: 'g', person: 'p1', name: 'Ann' }
    keep(guest)
    elsewhere({ token: 'h', person: 'p2', name: 'Bob' })
    expect(identity()).toEqual(guest)
    elsewhere({ token: 'i', person: 'p1', name: 'Anna' })
    expect(identity()?.name).toBe('Anna')
    elsewhere(null)
    expect(identity()?.name).toBe('Anna')
  })
})
