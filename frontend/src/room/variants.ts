import { knows, sayAny } from '../words'

/** What a variant of a game is called; its own name where this page has no words for it yet. */
export function variantName(variant: string): string {
  return wordsOf(`room.variant.${variant}`) || variant
}

export function variantAbout(variant: string): string {
  return wordsOf(`room.variant.${variant}-about`)
}

/** The variants with this one among them, or without. */
export function switched(variants: readonly string[], variant: string, on: boolean): string[] {
  const others = variants.filter(other => other !== variant)
  return on ? [...others, variant] : others
}

function wordsOf(key: string): string {
  return knows(key) ? sayAny(key) : ''
}
