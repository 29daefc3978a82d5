/** Opens or closes a native dialog so that it follows `open`; does nothing when it already does. */
export function follow(dialog: HTMLDialogElement, open: boolean, modal = true): void {
  if (open === dialog.open) return
  if (!open) dialog.close()
  else if (modal) dialog.showModal()
  else dialog.show()
}

/** Whether a click landed beside the dialog, on its backdrop. */
export function isBeside(dialog: HTMLDialogElement, click: MouseEvent): boolean {
  if (click.target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  const inside = { x: click.clientX - box.left, y: click.clientY - box.top }
  return inside.x < 0 || inside.y < 0 || inside.x > box.width || inside.y > box.height
}

/** Lets a keyboard scroll what may hold nothing but text. */
export function reachable(body: HTMLElement): void {
  body.tabIndex = 0
}
