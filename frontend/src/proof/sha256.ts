/** SHA-256 (FIPS 180-4) of a text, in hexadecimal: WebCrypto is missing where a page is plain http. */
export function sha256(text: string): string {
  const state = Uint32Array.from(FIRST)
  const words = padded(new TextEncoder().encode(text))
  for (let at = 0; at < words.length; at += 16) compress(state, words.subarray(at, at + 16))
  return [...state].map(word => word.toString(16).padStart(8, '0')).join('')
}

const PRIMES = primes(64)
const FIRST = PRIMES.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map(prime => fraction(Math.cbrt(prime)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1)
    if (found.every(prime => n % prime !== 0)) found.push(n)
  return found
}

/** The first 32 bits after the point. */
function fraction(x: number): number {
  return Math.floor((x % 1) * 2 ** 32)
}

function padded(bytes: Uint8Array): Uint32Array {
  const whole = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64))
  bytes.forEach((byte, at) => {
    whole.setUint8(at, byte)
  })
  whole.setUint8(bytes.length, 0x80)
  whole.setUint32(whole.byteLength - 4, bytes.length * 8)
  return Uint32Array.from({ length: whole.byteLength / 4 }, (_, at) => whole.getUint32(at * 4))
}

function compress(state: Uint32Array, block: Uint32Array) {
  const w = schedule(block)
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight
  for (let round = 0; round < 64; round += 1) {
    const chosen = (e & f) ^ (~e & g)
    const first = h + sum(e, 6, 11, 25) + chosen + at(ROUNDS, round) + at(w, round)
    const second = sum(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0]
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries())
    state[place] = at(state, place) + word
}

type Eight = [number, number, number, number, number, number, number, number]

function schedule(block: Uint32Array): Uint32Array {
  const w = new Uint32Array(64)
  w.set(block)
  for (let n = 16; n < 64; n += 1) {
    const [x, y] = [at(w, n - 15), at(w, n - 2)]
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[n] = at(w, n - 16) + low + at(w, n - 7) + high
  }
  return w
}

function sum(x: number, one: number, two: number, three: number): number {
  return (turned(x, one) ^ turned(x, two) ^ turned(x, three)) >>> 0
}

function turned(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}

function at(list: ArrayLike<number>, place: number): number {
  return list[place] as number
}
