/**
 * Chance as the server draws it (domain/luck.py), by this browser's own WebCrypto.
 *
 * Number i comes from HMAC-SHA256(seed, salt + newline + i), whole numbers by rejection,
 * shuffles by Fisher-Yates. WebCrypto is there only on https and on this machine.
 */
export interface Luck {
  /** How many blocks have been used. */
  readonly drawn: number
  /** A whole number from 0 to n - 1. */
  below: (n: number) => Promise<number>
}

const HASH = 'SHA-256'
const WORD = 8
const WORDS = 1n << 64n

export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined
}

/** @throws RangeError when the text is not hexadecimal. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})+$/.test(hex)) throw new RangeError('not hexadecimal')
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The SHA-256 of a seed, as it is published before the game. */
export async function commitmentOf(seed: string): Promise<string> {
  return digestOf(bytesOf(seed))
}

/** The SHA-256 of a text. */
export async function hashOf(text: string): Promise<string> {
  return digestOf(new TextEncoder().encode(text))
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest(HASH, bytes)))
}

type Bytes = Uint8Array<ArrayBuffer>

/** HMAC-SHA256 by this key. */
export async function hmacOf(key: Bytes): Promise<(text: Bytes) => Promise<Bytes>> {
  const how = { name: 'HMAC', hash: HASH }
  const imported = await crypto.subtle.importKey('raw', key, how, false, ['sign'])
  return async text => new Uint8Array(await crypto.subtle.sign('HMAC', imported, text))
}

/** From a seed and a salt, the luck from any block on. */
export async function luckOf(seed: string, salt: string): Promise<(drawn: number) => Luck> {
  const hmac = await hmacOf(bytesOf(seed))
  return drawn => new SeededLuck(hmac, salt, drawn)
}

class SeededLuck implements Luck {
  readonly #hmac: (text: Bytes) => Promise<Bytes>
  readonly #salt: string
  drawn: number

  constructor(hmac: (text: Bytes) => Promise<Bytes>, salt: string, drawn: number) {
    this.#hmac = hmac
    this.#salt = salt
    this.drawn = drawn
  }

  below = async (n: number): Promise<number> => {
    const size = BigInt(n)
    const fair = WORDS - (WORDS % size)
    for (;;) {
      const word = (await this.#block()).find(word => word < fair)
      if (word !== undefined) return Number(word % size)
    }
  }

  async #block(): Promise<bigint[]> {
    const text = new TextEncoder().encode(`${this.#salt}\n${this.drawn}`)
    this.drawn += 1
    const block = new DataView((await this.#hmac(text)).buffer)
    return [0, 1, 2, 3].map(word => block.getBigUint64(word * WORD))
  }
}

/** 1 to 6. */
export async function die(luck: Luck): Promise<number> {
  return (await luck.below(6)) + 1
}

/** @throws RangeError when there is nothing to pick from. */
export async function picked<T>(luck: Luck, items: readonly T[]): Promise<T> {
  if (items.length === 0) throw new RangeError('nothing to pick from')
  return items[await luck.below(items.length)] as T
}

/** Fisher-Yates from the end: place i gets one of the first i + 1. */
export async function shuffled<T>(luck: Luck, items: readonly T[]): Promise<T[]> {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await luck.below(last + 1)
    ;[order[last], order[other]] = [order[other] as T, order[last] as T]
  }
  return order
}

/** So many, one after the other. */
export async function several<T>(count: number, draw: () => Promise<T>): Promise<T[]> {
  const drawn: T[] = []
  while (drawn.length < count) drawn.push(await draw())
  return drawn
}
