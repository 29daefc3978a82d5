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

// A browser that is too old has been told so (public/first.js), and may try all the same.
if (document.documentElement.dataset.first === 'old')
  await new Promise(then => document.addEventListener('gavel:anyway', then, { once: true }))

applyTheme()
applyMotion()
await speak(firstLanguage())
root.replaceChildren()
mount(App, { target: root })
document.getElementById('first')?.remove()
delete document.documentElement.dataset.first
performance.mark('stands')

// Kept on the device once the first screen stands; where that fails, the page is just fetched.
if (import.meta.env.PROD) afterPaint(keep)

function keep(): void {
  serviceWorkerUpdates().then(
    keeper => watchForUpdates(keeper),
    () => {},
  )
}
