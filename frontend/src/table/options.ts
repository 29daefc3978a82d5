import type { May, Some, Span } from '../protocol/room'

type Held = May['fields'][string]
export type Chosen = number | string | boolean | null | readonly number[]

/** Reads what a seat may do now (the view's options), typed by one game's moves. */
export interface Reader<Move extends { is: string }> {
  /** The option for one kind of move, if it may be made now. */
  find: (options: readonly May[], move: Move['is']) => May | undefined
  /** Every option for one kind of move; several when its fields depend on each other. */
  all: (options: readonly May[], move: Move['is']) => May[]
  /** The option of this kind that allows exactly these choices, if there is one. */
  covering: (
    options: readonly May[],
    move: Move['is'],
    chosen: Record<string, Chosen>,
  ) => May | undefined
  /**
   * The move an option stands for. Fields that leave no choice are filled in.
   *
   * @throws RangeError for a field that has a choice and was not chosen.
   */
  moveOf: (may: May, chosen?: Record<string, Chosen>) => Move
}

export function reading<Move extends { is: string }>(): Reader<Move> {
  return {
    find: (options, move) => options.find(may => may.move === move),
    all: (options, move) => options.filter(may => may.move === move),
    covering: (options, move, chosen) =>
      options.find(may => may.move === move && covers(may, chosen)),
    moveOf: (may, chosen = {}) => ({ is: may.move, ...fieldsOf(may, chosen) }) as unknown as Move,
  }
}

/** The range of a field, or null when it is no range. */
export function span(may: May | undefined, field: string): Span | null {
  const held = may?.fields[field]
  return held !== undefined && !isList(held) && held.is === 'Span' ? held : null
}

/** The cards one may choose from in a field, null when it is no such field. */
export function some(may: May | undefined, field: string): Some | null {
  const held = may?.fields[field]
  return held !== undefined && !isList(held) && held.is === 'Some' ? held : null
}

/** The choices of a field; none when it is a range. */
export function choices(may: May | undefined, field: string): readonly Chosen[] {
  const held = may?.fields[field]
  return held !== undefined && isList(held) ? held : []
}

export function numbers(may: May | undefined, field: string): number[] {
  return choices(may, field).filter(choice => typeof choice === 'number')
}

function fieldsOf(may: May, chosen: Record<string, Chosen>): Record<string, Chosen> {
  const fields = Object.entries(may.fields).map(([name, held]) => [
    name,
    chosen[name] === undefined ? only(name, held) : chosen[name],
  ])
  return Object.fromEntries(fields)
}

function only(name: string, held: Held): Chosen {
  if (!isList(held) && held.is === 'Span' && held.least === held.most) return held.least
  const lone = isList(held) && held.length === 1 ? held[0] : undefined
  if (lone === undefined) throw new RangeError(`${name} is not chosen`)
  return lone
}

function isList(held: Held): held is Extract<Held, readonly unknown[]> {
  return Array.isArray(held)
}

function covers(may: May, chosen: Record<string, Chosen>): boolean {
  return Object.entries(chosen).every(([name, value]) => holds(may.fields[name], value))
}

function holds(held: Held | undefined, value: Chosen): boolean {
  if (held === undefined) return false
  if (isList(held)) return held.includes(value as never)
  if (held.is === 'Span') return typeof value === 'number' && isWithin(held, value)
  return Array.isArray(value) && isAmong(held, value)
}

function isWithin({ least, most, step }: Span, value: number): boolean {
  return value >= least && value <= most && (value - least) % step === 0
}

function isAmong({ among, least, most }: Some, cards: readonly number[]): boolean {
  const fits = cards.length >= least && cards.length <= most
  return fits && cards.every(card => count(cards, card) <= count(among, card))
}

function count(cards: readonly number[], card: number): number {
  return cards.filter(other => other === card).length
}
