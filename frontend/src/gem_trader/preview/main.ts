import { mount } from 'svelte'
import '../../base.css'
import { GAMES } from '../../games'
import { applyLook, chooseLook } from '../../kit/look.svelte'
import Preview from '../../table/Preview.svelte'
import type { RoomView } from '../../wire/room'
import { speak } from '../../words'

/** Development only: `?scene=…&after=…&lang=en&look=dark` over recorded views. */
const root = document.getElementById('app')
if (root === null) throw new Error('the preview page has no #app')

const asked = new URLSearchParams(location.search)
const pieces = await GAMES.gem_trader?.load()
const answer = await fetch('/node_modules/.cache/gem_trader_views.json')
const first = asked.get('scene') ?? ''
const after = asked.get('after')
const scenes: Record<string, RoomView> = await answer.json()

if (asked.get('look') === 'dark') chooseLook('dark')
else applyLook()
await speak(asked.get('lang') === 'en' ? 'en' : 'zh-Hans')
if (pieces) mount(Preview, { target: root, props: { pieces, scenes, first, after } })
