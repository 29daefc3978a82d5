/** Does what can wait until the first screen stands: nothing it fetches holds that up. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}
