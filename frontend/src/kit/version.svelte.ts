const CHECK_MS = 60 * 60 * 1000

let isNew = $state(false)
let wanted = false
let letIn: () => Promise<void> = async () => {}

/** What tells of new versions; `letIn` has the waiting one take over. */
export interface Keeper {
  register: (told: { waits: () => void; tookOver: () => void }) => () => Promise<void>
}

/** Whether a newer version of the page waits to be shown. */
export function isOutdated(): boolean {
  return isNew
}

/** Shows the new version. Only somebody's own press comes here: no page reloads by itself. */
export async function renewPage(): Promise<void> {
  wanted = true
  await letIn()
}

/**
 * Keeps the page on this device and looks for newer versions. A version let in from another tab
 * does not reload this one: somebody may be in the middle of a game here.
 */
export function keepPage({ register }: Keeper, reload = () => location.reload()): void {
  letIn = register({
    waits: () => (isNew = true),
    tookOver: () => {
      isNew = true
      letIn = async () => reload()
      if (wanted) reload()
    },
  })
}

/** The browser's own keeper; it asks for a new version whenever one comes back, at most hourly. */
export async function browserKeeper(): Promise<Keeper> {
  const { registerSW } = await import('virtual:pwa-register')
  return {
    register: ({ waits, tookOver }) =>
      registerSW({
        onNeedRefresh: waits,
        onNeedReload: tookOver,
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
