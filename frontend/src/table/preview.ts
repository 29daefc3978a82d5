import { mount } from 'svelte'
import '../styles/base.css'
import { load } from '../games'
import { applyTheme, chooseTheme } from '../kit/theme.svelte'
import type { RoomView } from '../protocol/room'
import '../styles/table.css'
import { LANGUAGES, speak } from '../words'
import Preview from './Preview.svelte'

/**
 * Development only: `/preview.html?game=modern_art&scene=…&after=…&lang=en&look=dark&still&guide` over views
 * recorded by `dev/<game>_views.py`.
 */
async function show() {
  const root = document.getElementById('app')
  if (root === null) throw new Error('preview.html has no #app')

  const asked = new URLSearchParams(location.search)
  const game = asked.get('game') ?? 'tycoon'
  const pieces = await load(game, 'table')
  const answer = await fetch(`/node_modules/.cache/${game}_views.json`)
  const scenes: Record<string, RoomView> = await answer.json()
  // There is no server behind a preview: what a stage asks for later never comes.
  window.fetch = () => new Promise(() => {})
  const first = asked.get('scene') ?? ''
  const after = asked.get('after')
  const guide = asked.has('guide')
  const animate = !asked.has('still')

  if (asked.get('look') === 'dark') chooseTheme('dark')
  else applyTheme()
  await speak(LANGUAGES.find(name => name === asked.get('lang')) ?? 'zh-Hans')
  if (pieces)
    mount(Preview, { target: root, props: { pieces, scenes, first, after, guide, animate } })
}

// Not awaited at the top: what is loaded needs modules of this one.
void show()
