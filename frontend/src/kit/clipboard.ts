/** Copies to the clipboard; false where this browser refuses. Call it from a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedAsSelected(text)
  }
}

/** The old way is the only one on a page by plain http, as a friend on the same network opens it. */
function copiedAsSelected(text: string): boolean {
  const focused = document.activeElement
  const box = boxOf(text)
  const home = focused?.closest('dialog') ?? document.body
  home.append(box)
  box.focus({ preventScroll: true })
  box.select()
  const isCopied = document.execCommand?.('copy') ?? false
  box.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** In sight, or nothing in it could be selected, but as good as invisible. */
function boxOf(text: string): HTMLTextAreaElement {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.setAttribute('aria-hidden', 'true')
  box.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;opacity:0;font-size:16px'
  return box
}
