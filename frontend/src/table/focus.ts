/**
 * Whoever plays by keys or by ear stays at the table: when what had the focus is gone with its
 * stage, the new stage has it, and the next Tab leads to what may be done there.
 */
export function keepFocus(main: HTMLElement): () => void {
  let isHere = false

  function came() {
    isHere = true
  }

  function left({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node) isHere = main.contains(relatedTarget)
    // Gone by itself, and not because it was taken away.
    else queueMicrotask(() => (isHere &&= !(target instanceof Node && target.isConnected)))
  }

  function lost() {
    if (!isHere || document.activeElement !== document.body) return
    main.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
  }

  const changes = new MutationObserver(lost)
  changes.observe(main, { childList: true, subtree: true })
  main.addEventListener('focusin', came)
  main.addEventListener('focusout', left)
  return () => {
    changes.disconnect()
    main.removeEventListener('focusin', came)
    main.removeEventListener('focusout', left)
  }
}
