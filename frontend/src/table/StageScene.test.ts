import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { say, speak } from '../words'
import StageScene from './StageScene.svelte'

test('of a stage that only a newer server knows the page says so', () => {
  speak('en')
  render(StageScene, { model: {}, stage: { is: 'Duel' }, part: '', stages: {}, more: {} })
  expect(screen.getByText(say('game.unknown'))).toBeInTheDocument()
})
