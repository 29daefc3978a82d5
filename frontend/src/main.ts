import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import { afterPaint } from './kit/later'
import { applyLook } from './kit/look.svelte'
import { browserKeeper, keepPage } from './kit/version.svelte'
import { firstLanguage, speak } from './words'

const root = document.getElementById('app')
if (root === null) throw new Error('index.html has no #app')

applyLook()
await speak(firstLanguage())
mount(App, { target: root })
performance.mark('stands')

// Kept on the device once the first screen stands; where that fails, the page is just fetched.
if (import.meta.env.PROD) afterPaint(keep)

function keep(): void {
  browserKeeper().then(
    keeper => keepPage(keeper),
    () => {},
  )
}
