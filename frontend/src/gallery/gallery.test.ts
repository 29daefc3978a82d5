import { render } from '@testing-library/svelte'
import axe from 'axe-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { tycoonWords } from '../tycoon/words'
import { LANGUAGES, learn, speak } from '../words'
import Cards from './Cards.svelte'
import Pieces from './Pieces.svelte'

// No layout in this environment; the theme's own test measures contrast.
const rules = { 'color-contrast': { enabled: false } }

beforeAll(() => learn(tycoonWords))
beforeEach(() => speak('en'))

test.each(LANGUAGES)('every piece of the kit can be used by everybody: %s', async name => {
  await speak(name)
  const { container } = render(Pieces)
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('so can the cards', async () => {
  const { container } = render(Cards)
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
