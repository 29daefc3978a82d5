/**
 * Whoever plays by keys or by ear stays at the table. What was pressed is disabled until its answer
 * comes: then it has the focus again, or, when it is gone with its stage, the next stage has it.
 */
export function keepFocus(main: HTMLElement): () => void {
  let frame = 0
  let last: HTMLElement | null = null

  function came({ target }: FocusEvent) {
    last = target instanceof HTMLElement ? target : null
  }

  function left({ target, relatedTarget }: FocusEvent) {
    if (isLettingGo) return
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

  // With the next frame, whose layout is wanted anyway: focusing asks for one at once.
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    if (last !== null) frame = requestAnimationFrame(lost)
  })
  changes.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  main.addEventListener('focusin', came)
  main.addEventListener('focusout', left)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    main.removeEventListener('focusin', came)
    main.removeEventListener('focusout', left)
  }
}

let isLettingGo = false

/**
 * Before a stage goes: a focused element that is taken away costs a whole layout in the middle of
 * the changes. Whoever keeps it gives it back afterwards. A field keeps its caret and keyboard.
 */
export function releaseFocus(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLButtonElement && activeElement.closest('[data-stage]'))) return
  isLettingGo = true
  activeElement.blur()
  isLettingGo = false
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

/** On a phone a field would bring its keyboard with it, over the table. */
function back(element: HTMLElement): void {
  const isField = element instanceof HTMLInputElement && element.type === 'text'
  if (!isField || !matchMedia('(pointer: coarse)').matches) element.focus({ preventScroll: true })
}
