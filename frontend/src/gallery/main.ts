import { mount } from 'svelte'
import '../base.css'
import { applyLook } from '../kit/look.svelte'
import { firstLanguage, learn, speak } from '../words'
import Gallery from './Gallery.svelte'

const root = document.getElementById('app')
if (root === null) throw new Error('gallery.html has no #app')

applyLook()
await speak(firstLanguage())
await learn('tycoon')
mount(Gallery, { target: root })
