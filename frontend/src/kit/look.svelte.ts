export const LOOKS = ['auto', 'light', 'dark'] as const
export type Look = (typeof LOOKS)[number]

const REMEMBERED = 'gavel.look'

let chosen = $state<Look>(remembered())

/** Light, dark, or as the device says. */
export function look(): Look {
  return chosen
}

/** Shows a look and remembers it on this device. */
export function chooseLook(wanted: Look): void {
  chosen = wanted
  applyLook()
  try {
    localStorage.setItem(REMEMBERED, wanted)
  } catch {
    // A browser that keeps nothing still shows the look for this visit.
  }
}

/** Puts the chosen look on the page; call once before mounting. */
export function applyLook(): void {
  if (chosen === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

function remembered(): Look {
  try {
    const kept = localStorage.getItem(REMEMBERED)
    return LOOKS.find(name => name === kept) ?? 'auto'
  } catch {
    return 'auto'
  }
}
