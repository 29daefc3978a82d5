const LOOK_EVERY_MS = 1_000
const APART_MS = 1_000

/**
 * Calls `wake` whenever the page comes back from sleep, another tab or a tunnel (B-02), or its clock
 * was set: what it says has gone on otherwise than the time since the page began.
 */
export function onWakeUp(wake: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') wake()
  }
  let start = startedAt()
  const looking = setInterval(() => {
    const now = startedAt()
    const isSet = Math.abs(now - start) > APART_MS
    start = now
    if (isSet) wake()
  }, LOOK_EVERY_MS)
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', seen)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(looking)
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', seen)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** When the page began, by the device's clock of now. */
function startedAt(): number {
  return Date.now() - performance.now()
}
