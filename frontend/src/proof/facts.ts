/** Something that happened, as a replay tells it: a kind, and fields nobody has vouched for. */
export type Fact = Readonly<Record<string, unknown>> & { readonly is: string }

/** @throws TypeError when it is no whole number from 0 on. */
export function number(fact: Fact, field: string): number {
  return whole(fact[field])
}

/** @throws TypeError when it is no list of such numbers. */
export function numbers(fact: Fact, field: string): number[] {
  return listed(fact[field]).map(whole)
}

/** @throws TypeError when it is no list of texts. */
export function texts(fact: Fact, field: string): string[] {
  return listed(fact[field]).map(String)
}

/** @throws TypeError when it is no list. */
export function listed(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value
}

export function whole(value: unknown): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new TypeError('not a number')
  return Number(value)
}

/** @throws TypeError when it is nothing with a kind. */
export function factOf(value: unknown): Fact {
  const is: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'is') : null
  if (typeof is !== 'string') throw new TypeError('not a fact')
  return value as Fact
}
