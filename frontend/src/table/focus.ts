/**
 * Whoever plays by keys or by ear stays at the table. What was pressed is disabled until its answer
 * comes: then it has the focus again, or, when it is gone with its stage, the next stage has it.
 */
export function keepFocus(main: HTMLElement): () => void {
  let last: HTMLElement | null = null

  function came({ target }: FocusEvent) {
    last = target instanceof HTMLElement ? target : null
  }

  function left({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node) last = main.contains(relatedTarget) ? last : null
    else if (target instanceof HTMLElement) queueMicrotask(() => isUsable(target) && forget(target))
  }

  /** It was left, and not taken away. */
  function forget(target: HTMLElement) {
    if (last === target && document.activeElement !== target) last = null
  }

  function lost() {
    if (last === null || document.activeElement !== document.body) return
    if (isUsable(last)) back(last)
    else if (!last.isConnected)
      main.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
  }

  const changes = new MutationObserver(lost)
  changes.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  main.addEventListener('focusin', came)
  main.addEventListener('focusout', left)
  return () => {
    changes.disconnect()
    main.removeEventListener('focusin', came)
    main.removeEventListener('focusout', left)
  }
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

/** On a phone a field would bring its keyboard with it, over the table. */
function back(element: HTMLElement): void {
  const isField = element instanceof HTMLInputElement && element.type === 'text'
  if (!isField || !matchMedia('(pointer: coarse)').matches) element.focus({ preventScroll: true })
}
