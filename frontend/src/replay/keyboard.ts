import type { Playback } from './playback.svelte'
import { jumped, type Round } from './rounds'

/** Keyboard shortcuts, unless a field, a choice or a button has the focus. */
export function handleKey(
  playback: Playback,
  rounds: readonly Round[],
  press: KeyboardEvent,
): void {
  if (press.ctrlKey || press.metaKey || press.altKey || isElsewhere(press)) return
  const act = acts(playback, rounds)[press.key]
  if (act === undefined) return
  press.preventDefault()
  act()
}

function acts(playback: Playback, rounds: readonly Round[]): Record<string, () => void> {
  return {
    ArrowLeft: () => playback.go(playback.step - 1),
    ArrowRight: () => playback.go(playback.step + 1),
    Home: () => playback.go(0),
    End: () => playback.go(playback.last),
    PageUp: () => playback.go(jumped(rounds, playback.step, playback.last, -1)),
    PageDown: () => playback.go(jumped(rounds, playback.step, playback.last, 1)),
    ' ': () => playback.togglePlaying(),
  }
}

/** A field keeps all its keys, a button its space bar, an open sheet everything. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}
