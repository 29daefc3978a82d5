export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const REMEMBERED = 'gavel.look'

let chosen = $state<Theme>(remembered())

/** Light, dark, or as the device says. */
export function theme(): Theme {
  return chosen
}

/** Shows a look and remembers it on this device. */
export function chooseTheme(wanted: Theme): void {
  chosen = wanted
  applyTheme()
  try {
    localStorage.setItem(REMEMBERED, wanted)
  } catch {
    // A browser that keeps nothing still shows the look for this visit.
  }
}

/** Puts the chosen look on the page; call once before mounting. */
export function applyTheme(): void {
  if (chosen === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(REMEMBERED)
    return THEMES.find(name => name === kept) ?? 'auto'
  } catch {
    return 'auto'
  }
}
