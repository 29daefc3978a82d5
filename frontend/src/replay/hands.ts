import type { Component } from 'svelte'
import type { RoomView } from '../protocol/room'

/** What a game draws everybody's hands from: a spectator's view and each seat's own part. */
export interface HandsProps<View, Own> {
  room: RoomView
  view: View
  owns: readonly Own[]
}

export type AnyHands = Component<HandsProps<unknown, unknown>>

/** The games' own panels of all hands, by the name the server knows them by. */
export const HANDS: Readonly<Record<string, () => Promise<AnyHands>>> = {
  tycoon: async () => forReplay((await import('../tycoon/AllHands.svelte')).default),
  modern_art: async () => forReplay((await import('../modern_art/AllHands.svelte')).default),
  gem_trader: async () => forReplay((await import('../gem_trader/AllHands.svelte')).default),
}

/** The replay hands a game's own view back to it; only the game knows its type. */
function forReplay<View, Own>(hands: Component<HandsProps<View, Own>>): AnyHands {
  return hands as unknown as AnyHands
}
