import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus, releaseFocus } from './focus'

let main: HTMLElement
let letGo: () => void

beforeEach(() => {
  document.body.innerHTML = '<button id="beside"></button><div id="main"></div>'
  main = document.querySelector('#main') as HTMLElement
  stage('one')
  letGo = keepFocus(main)
})

afterEach(() => letGo())

function stage(name: string) {
  main.innerHTML = `<section data-stage tabindex="-1" id="${name}"><button>Bid</button></section>`
}

const bid = () => main.querySelector('button') as HTMLElement
const beside = () => document.querySelector('#beside') as HTMLElement
const focused = () => document.activeElement?.id
const noticed = () => new Promise(done => setTimeout(done, 60))

test('when a pressed button is gone with its stage, the next stage has the focus', async () => {
  bid().focus()
  stage('two')
  await noticed()
  expect(focused()).toBe('two')
})

test('what was disabled while its answer was on the way has the focus back', async () => {
  const button = bid() as HTMLButtonElement
  button.focus()
  button.blur()
  button.disabled = true
  await noticed()
  expect(document.activeElement).toBe(document.body)
  button.disabled = false
  await noticed()
  expect(document.activeElement).toBe(button)
})

test('who is elsewhere is left there', async () => {
  bid().focus()
  beside().focus()
  stage('two')
  await noticed()
  expect(focused()).toBe('beside')
})

test('who is nowhere is not drawn to the table', async () => {
  bid().focus()
  bid().blur()
  await noticed()
  stage('two')
  await noticed()
  expect(document.activeElement).toBe(document.body)
})

test('a stage that is about to go lets the focus go, and the next one has it', async () => {
  bid().focus()
  releaseFocus()
  expect(document.activeElement).toBe(document.body)
  await noticed()
  stage('two')
  await noticed()
  expect(focused()).toBe('two')
})

test('what stays after all has the focus back', async () => {
  const button = bid()
  button.focus()
  releaseFocus()
  main.append(document.createElement('p'))
  await noticed()
  expect(document.activeElement).toBe(button)
})

test('who is elsewhere keeps the focus when a stage goes', () => {
  beside().focus()
  releaseFocus()
  expect(focused()).toBe('beside')
})

test('who is writing is not interrupted', () => {
  main.innerHTML = '<section data-stage><input></section>'
  const box = main.querySelector('input') as HTMLElement
  box.focus()
  releaseFocus()
  expect(document.activeElement).toBe(box)
})
