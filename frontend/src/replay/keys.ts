import type { Film } from './film.svelte'
import { jumped, type Round } from './rounds'

/** What a key does, for who is not typing, choosing or pressing something else. */
export function pressed(film: Film, rounds: readonly Round[], press: KeyboardEvent): void {
  if (press.ctrlKey || press.metaKey || press.altKey || isElsewhere(press)) return
  const act = acts(film, rounds)[press.key]
  if (act === undefined) return
  press.preventDefault()
  act()
}

function acts(film: Film, rounds: readonly Round[]): Record<string, () => void> {
  return {
    ArrowLeft: () => film.go(film.step - 1),
    ArrowRight: () => film.go(film.step + 1),
    Home: () => film.go(0),
    End: () => film.go(film.last),
    PageUp: () => film.go(jumped(rounds, film.step, film.last, -1)),
    PageDown: () => film.go(jumped(rounds, film.step, film.last, 1)),
    ' ': () => film.flip(),
  }
}

/** A field keeps all its keys, a button its space bar, an open sheet everything. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}
