const CHECK_MS = 60 * 60 * 1000

let isReady = $state(false)
let isWanted = false
let activate: () => Promise<void> = async () => {}

/** A service worker's updates. `register` returns what activates the waiting version. */
export interface UpdateSource {
  register: (told: { waiting: () => void; activated: () => void }) => () => Promise<void>
}

/** Whether a newer version of the page waits. */
export function isUpdateReady(): boolean {
  return isReady
}

/** Shows the new version. Only a press of a button comes here: no page reloads by itself. */
export async function applyUpdate(): Promise<void> {
  isWanted = true
  await activate()
}

/**
 * Keeps the page on this device and looks for newer versions. A version activated from another tab
 * does not reload this one: somebody may be in the middle of a game here.
 */
export function watchForUpdates(
  { register }: UpdateSource,
  reload = () => location.reload(),
): void {
  activate = register({
    waiting: () => (isReady = true),
    activated: () => {
      isReady = true
      activate = async () => reload()
      if (isWanted) reload()
    },
  })
}

/** The browser's service worker; looks for updates when the tab is shown again, at most hourly. */
export async function serviceWorkerUpdates(): Promise<UpdateSource> {
  const { registerSW } = await import('virtual:pwa-register')
  return {
    register: ({ waiting, activated }) =>
      registerSW({
        onNeedRefresh: waiting,
        onNeedReload: activated,
        onRegisteredSW: (_, registration) => registration && askHourly(registration),
      }),
  }
}

function askHourly(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < CHECK_MS) return
    asked = Date.now()
    void registration.update().catch(() => {})
  })
}
