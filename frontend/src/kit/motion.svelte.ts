const STILL = '(prefers-reduced-motion: reduce)'
const REMEMBERED = 'gavel.motion'
const OFF = 'off'

let isOff = $state(remembered())

/** Whether things may move here: neither this person nor their device wants little movement. */
export function isMotionOn(): boolean {
  return !isOff && !prefersReducedMotion()
}

/** Whether the device asks for little movement. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia(STILL).matches
}

/** For oneself, on this device. */
export function turnMotion(on: boolean): void {
  isOff = !on
  applyMotion()
  try {
    if (on) localStorage.removeItem(REMEMBERED)
    else localStorage.setItem(REMEMBERED, OFF)
  } catch {
    // A browser that keeps nothing is still for this visit.
  }
}

/** Tells the styles; call once before mounting. */
export function applyMotion(): void {
  if (isOff) document.documentElement.dataset.motion = OFF
  else delete document.documentElement.dataset.motion
}

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === OFF
  } catch {
    return false
  }
}
