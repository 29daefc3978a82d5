const LUCK_BYTES = 16
const ID_LENGTH = 18

/** A fresh id for a command; the server keeps it with what it did (B-04). */
export function freshId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(ID_LENGTH / 2)))
}

/** A player's own string of luck: 32 hexadecimal characters. */
export function freshLuck(): string {
  return hex(crypto.getRandomValues(new Uint8Array(LUCK_BYTES)))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
