const STILL = '(prefers-reduced-motion: reduce)'

/** Whether the device asks for little movement. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia(STILL).matches
}
