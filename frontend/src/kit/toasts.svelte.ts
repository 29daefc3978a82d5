export type ToastKind = 'news' | 'good' | 'refusal'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

export const TOAST_MS = 6000
const MOST = 4

let next = 1
let shown = $state.raw<readonly Toast[]>([])

/** The toasts on screen, oldest first. */
export function toasts(): readonly Toast[] {
  return shown
}

/** Shows one line; the same line shown again moves to the end instead of doubling. */
export function toast(text: string, kind: ToastKind = 'news'): number {
  const id = next
  next += 1
  const others = shown.filter(other => other.text !== text)
  shown = [...others, { id, kind, text }].slice(-MOST)
  return id
}

export function dismiss(id: number): void {
  shown = shown.filter(other => other.id !== id)
}
