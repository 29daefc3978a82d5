import type { Attachment } from 'svelte/attachments'

const AHEAD = '160px'

/** Tells once that the element has come into view, or nearly; where that can't be known, at once. */
export function whenSeen(seen: () => void): Attachment {
  return element => {
    if (typeof IntersectionObserver === 'undefined') return seen()
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) {
          watch.disconnect()
          seen()
        }
      },
      { rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }
}
