import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OLDEST, ofWindow, unmixed } from '../oldEngines'
import { firstLanguage, LANGUAGES } from './words'

const script = readFileSync('public/first.js', 'utf8')
const html = readFileSync('index.html', 'utf8')
const root = document.documentElement

/** The body of index.html before the page, and its script run anew. */
function began(): void {
  document.body.innerHTML = /<main id="first">.*<\/main>/s.exec(html)?.[0] ?? ''
  new Function(script)()
}

function said(): string | null {
  return root.getAttribute('data-first')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('CSS', { supports: () => true })
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  for (const name of ['data-first', 'data-theme']) root.removeAttribute(name)
})

test('a browser of ten years ago can read it', () => {
  const source = ts.createSourceFile('first.js', script, ts.ScriptTarget.Latest, true)
  const later: string[] = []
  function look(node: ts.Node): void {
    const isLater =
      ts.isArrowFunction(node) ||
      ts.isTemplateLiteral(node) ||
      ts.isSpreadElement(node) ||
      ts.isOptionalChain(node) ||
      ts.isClassLike(node) ||
      ts.isAwaitExpression(node) ||
      (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.BlockScoped) !== 0) ||
      (ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    if (isLater) later.push(node.getText())
    ts.forEachChild(node, look)
  }
  look(source)
  expect(later).toEqual([])
})

test.each([
  [['en-GB']],
  [['zh']],
  [['zh-CN', 'en']],
  [['zh-TW', 'en']],
  [['zh-Hant-HK']],
  [['zh-Hans-TW']],
  [['de', 'zh-HK']],
  [['de', 'fr']],
  [['eng', 'zh-MO']],
  [['']],
])('of %s it chooses the language that the page then speaks', languages => {
  vi.stubGlobal('navigator', { languages })
  began()
  expect(root.lang).toBe(firstLanguage(languages))
})

test('it speaks and looks as was chosen in this browser', () => {
  localStorage.setItem('gavel.language', 'zh-Hant')
  localStorage.setItem('gavel.look', 'dark')
  began()
  expect(root.lang).toBe('zh-Hant')
  expect(root.dataset.theme).toBe('dark')
})

test('a browser that keeps nothing is no trouble', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('', 'SecurityError')
    },
  })
  began()
  expect(said()).toBe('loading')
})

test('it says that it loads, and after a while that it still does', () => {
  began()
  expect(said()).toBe('loading')
  vi.advanceTimersByTime(10_000)
  expect(said()).toBe('slow')
})

test('a script that does not come is said; a picture that does not come is not', () => {
  began()
  const picture = document.body.appendChild(document.createElement('img'))
  picture.dispatchEvent(new Event('error'))
  expect(said()).toBe('loading')
  const module = document.body.appendChild(document.createElement('script'))
  module.dispatchEvent(new Event('error'))
  expect(said()).toBe('failed')
})

test('once the page stands, nothing more is said over it', () => {
  began()
  document.getElementById('first')?.remove()
  root.removeAttribute('data-first')
  window.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(10_000)
  expect(said()).toBeNull()
})

describe('a browser that is too old', () => {
  test('is told, whatever fails besides', () => {
    vi.stubGlobal('CSS', undefined)
    began()
    window.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(10_000)
    expect(said()).toBe('old')
  })

  test('may try all the same', () => {
    vi.stubGlobal('CSS', undefined)
    const anyway = vi.fn()
    document.addEventListener('gavel:anyway', anyway, { once: true })
    began()
    document.querySelector<HTMLElement>('[data-do="anyway"] > span')?.click()
    expect(anyway).toHaveBeenCalledOnce()
    expect(said()).toBe('loading')
  })

  test.each(['index.html', '../README.md', '../README.zh-CN.md'])('reads in %s which', file => {
    const named = readFileSync(file, 'utf8')
    for (const oldest of OLDEST) {
      const [, engine = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(oldest) ?? []
      expect(named.toLowerCase()).toMatch(
        new RegExp(`${engine}[^.;。；]*?${version.replace('.', '\\.')}`, 's'),
      )
    }
  })
})

test('whatever is said is said in every language', () => {
  document.body.innerHTML = /<main id="first">.*<\/main>/s.exec(html)?.[0] ?? ''
  const places = [...document.querySelectorAll('[data-when], #first button')]
  expect(places.length).toBeGreaterThan(5)
  for (const place of places) {
    const told = [...place.children].map(child => child.getAttribute('lang')).filter(Boolean)
    expect(told.sort()).toEqual([...LANGUAGES].sort())
  }
  const silent = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
  for (const language of LANGUAGES) expect(silent).toContain(`lang="${language}"`)
})

test('nothing in it needs leave to run inline', () => {
  expect(html).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*src=)/)
})

test.each([
  ['color-mix(in srgb, var(--a) 88%, transparent)', 'var(--a)'],
  ['color-mix(in srgb, var(--a) 22%, transparent)', 'transparent'],
  ['color-mix(in srgb, var(--a), rgb(var(--b)))', 'var(--a)'],
  ['x(color-mix(in srgb, var(--a) 84%, var(--b)), y)', 'x(var(--a), y)'],
  ['0 0 3px color-mix(in srgb, red 30%, color-mix(in srgb, blue 60%, #fff))', '0 0 3px blue'],
  ['var(--page)', 'var(--page)'],
])('%s is %s where colours cannot be mixed', (mixed, plain) => {
  expect(unmixed(mixed)).toBe(plain)
})

test('what is for a narrow place is for a narrow window where places cannot be asked', async () => {
  const { preprocessCSS, resolveConfig } = await import('vite')
  const config = await resolveConfig({ configFile: 'vite.config.ts' }, 'build')
  const sheet = `@container table (max-width: 400px) { p { color: red } }
    @container (min-width: 400px) { p { color: blue } }`
  const { code } = await preprocessCSS(sheet, 'x.css', config)
  expect(code.match(/@supports not \(width: 1cqw\)/g)).toHaveLength(1)
  expect(code).toMatch(/@media \(max-width: 400px\) \{\s*p \{ color: red/)
  expect(code.indexOf('@supports')).toBeLessThan(code.indexOf('@container'))
})

test('a length of a place is one of the window where places are unknown', () => {
  expect(ofWindow('min(30cqw, 15rem, calc(100cqh / 1.46))')).toBe(
    'min(30vw, 15rem, calc(100vh / 1.46))',
  )
})
