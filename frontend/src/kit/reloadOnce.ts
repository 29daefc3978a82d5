const RELOADED = 'gavel.reloaded'
const AGAIN_AFTER_MS = 60_000

/**
 * Loads the page anew from the server, past the copy that is kept on the device: the server speaks
 * another protocol than this page. Once a minute at most, so that no page reloads in a circle.
 * Returns whether it does.
 */
export function reloadOnce(reload = () => location.reload(), now = Date.now()): boolean {
  if (now - lastReload() < AGAIN_AFTER_MS) return false
  try {
    sessionStorage.setItem(RELOADED, String(now))
  } catch {
    return false // Without a memory of it, it might never end.
  }
  void withoutWorkers().finally(reload)
  return true
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(RELOADED) ?? 0)
  } catch {
    return 0
  }
}

async function withoutWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.allSettled(workers.map(worker => worker.unregister()))
}
