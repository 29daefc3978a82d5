import { mount } from 'svelte'
import App from './App.svelte'
import './styles/base.css'
import { afterPaint } from './kit/afterPaint'
import { applyMotion } from './kit/motion.svelte'
import { serviceWorkerUpdates, watchForUpdates } from './kit/pageUpdate.svelte'
import { applyTheme } from './kit/theme.svelte'
import { firstLanguage, speak } from './words'

const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no #app')

applyTheme()
applyMotion()
await speak(firstLanguage())
root.replaceChildren()
mount(App, { target: root })
performance.mark('stands')

// Kept on the device once the first screen stands; where that fails, the page is just fetched.
if (import.meta.env.PROD) afterPaint(keep)

function keep(): void {
  serviceWorkerUpdates().then(
    keeper => watchForUpdates(keeper),
    () => {},
  )
}
