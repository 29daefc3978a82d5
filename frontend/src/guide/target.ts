/** The first of these that is to be seen. */
export function findTarget(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors)
    for (const found of document.querySelectorAll<HTMLElement>(selector))
      if (found.checkVisibility()) return found
  return null
}

/** Rings it, by its own outline: nothing lies over anything. Returns what takes the ring away. */
export function ring(target: HTMLElement): () => void {
  target.dataset.ringed = ''
  return () => delete target.dataset.ringed
}

/** A hint at what lies outside the window would help nobody. */
export function bringIntoSight(target: HTMLElement): void {
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom <= 0 || top >= window.innerHeight) target.scrollIntoView({ block: 'center' })
}
