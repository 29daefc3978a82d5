import type { Sale, Settlement, Table } from '../protocol/modern_art'
import { BEST_TOKEN } from './facts'
import { ARTISTS, type Artist, artistOf } from './pieces'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** What a painting of this artist would bring if the round ended now. */
export function worthNow(table: Table, artist: Artist): number {
  return table.worth[artist] ?? 0
}

/** What one would bring if its artist came first: the most the bank can pay for it this round. */
export function worthAtBest(table: Table, artist: Artist): number {
  return sum(table.tokens[artist] ?? []) + BEST_TOKEN
}

/** The most the bank can pay for all that is on sale. */
export function ceilingOf(table: Table, sale: Sale): number {
  return sum(sale.paintings.map(painting => worthAtBest(table, artistOf(painting))))
}

export function worthOfWall(table: Table, paintings: readonly number[]): number {
  return sum(paintings.map(painting => worthNow(table, artistOf(painting))))
}

/** Some paintings of one artist. */
export interface Group {
  artist: Artist
  paintings: number[]
}

/** Paintings by artist in board order, without the artists that are not there. */
export function grouped(paintings: readonly number[]): Group[] {
  return ARTISTS.map(artist => ({
    artist,
    paintings: paintings.filter(painting => artistOf(painting) === artist),
  })).filter(group => group.paintings.length > 0)
}

/** An artist in a settlement: their count and token, what their earlier tokens add, what each brings. */
export interface Row {
  artist: Artist
  count: number
  token: number
  earlier: number
  value: number
}

export function rowsOf({ round, counts, tokens, values }: Settlement, table: Table): Row[] {
  return ARTISTS.map(artist => ({
    artist,
    count: counts[artist] ?? 0,
    token: tokens[artist] ?? 0,
    earlier: sum((table.tokens[artist] ?? []).slice(0, round - 1)),
    value: values[artist] ?? 0,
  }))
}

/** 1 for the artist with the highest token, 0 for one without. */
export function placeOf(tokens: readonly number[], artist: Artist): number {
  const token = tokens[artist] ?? 0
  return token === 0 ? 0 : tokens.filter(other => other > token).length + 1
}
