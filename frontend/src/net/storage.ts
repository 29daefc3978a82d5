const PROBE = 'gavel.probe'

/**
 * Whether this browser keeps what the page tells it. Cookies may be blocked, the storage full: then
 * everything works until the page is loaded anew, and nobody is known any more.
 */
export function keepsThings(): boolean {
  try {
    localStorage.setItem(PROBE, PROBE)
    const isThere = localStorage.getItem(PROBE) === PROBE
    localStorage.removeItem(PROBE)
    return isThere
  } catch {
    return false
  }
}
