/** Runs after the first paint: what can wait must not hold the first screen up. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}
