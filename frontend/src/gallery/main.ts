import { mount } from 'svelte'
import { tycoonWords } from '../tycoon/words'
import '../styles/base.css'
import { applyTheme } from '../kit/theme.svelte'
import '../styles/table.css'
import { firstLanguage, learn, speak } from '../words'
import Gallery from './Gallery.svelte'

const root = document.getElementById('app')
if (root === null) throw new Error('gallery.html has no #app')

applyTheme()
await speak(firstLanguage())
await learn(tycoonWords)
mount(Gallery, { target: root })
