/**
 * Drafts the Traditional words from the Simplified: `npm run hant`.
 *
 * Only keys that are missing are drafted, so what somebody has read over stays; keys that are gone
 * are dropped. `npm run hant -- KEY…` drafts those keys anew. Every folder `words` that has
 * Simplified words is looked for under `WORDS`, else under src.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Converter } from 'opencc-js'
import ts from 'typescript'
import { TAIWAN } from './taiwan.mjs'

const root = process.env.WORDS ?? fileURLToPath(new URL('../src', import.meta.url))
const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))
const [HANS, HANT] = ['zh-Hans', 'zh-Hant']
const anew = new Set(process.argv.slice(2))
const convert = Converter({ from: 'cn', to: 'twp' })

function draft(simplified) {
  return TAIWAN.reduce((text, [said, better]) => text.replaceAll(said, better), convert(simplified))
}

/** The name of what a file exports, and its entries; none when it only gathers other files. */
function dictionary(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = source.statements.filter(ts.isVariableStatement).filter(isExported)
  const [declared] = found.flatMap(({ declarationList }) => [...declarationList.declarations])
  if (declared === undefined) throw new Error(`${path} exports nothing`)
  const parts = ts.isObjectLiteralExpression(declared.initializer)
    ? declared.initializer.properties
    : []
  return {
    name: declared.name.text,
    gathers: parts.some(ts.isSpreadAssignment),
    entries: parts.filter(ts.isPropertyAssignment).map(entry => [entry.name, entry.initializer]),
  }
}

function isExported({ modifiers }) {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
}

/** Its words by key, in their order. */
function wordsOf(path) {
  const { entries } = dictionary(path)
  return new Map(entries.map(([key, said]) => [textOf(key, path), textOf(said, path)]))
}

function textOf(node, path) {
  if (ts.isStringLiteralLike(node)) return node.text
  throw new Error(`${path}: ${node.getText()} is no plain string`)
}

function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

function translated(words, file) {
  const [from, to] = [`${words}/${HANS}/${file}`, `${words}/${HANT}/${file}`]
  const { name, gathers } = dictionary(from)
  if (gathers) return readFileSync(from, 'utf8').replaceAll(HANS, HANT)
  const kept = existsSync(to) ? wordsOf(to) : new Map()
  const stays = key => kept.has(key) && !anew.has(key)
  const said = [...wordsOf(from)].map(([key, simplified]) => {
    if (!stays(key)) console.log(`${key}: ${draft(simplified)}`)
    return `  ${quoted(key)}: ${quoted(stays(key) ? kept.get(key) : draft(simplified))},\n`
  })
  const type = `import type { ${name} as zh } from '../${HANS}${file === 'index.ts' ? '' : `/${file.replace('.ts', '')}`}'\n\n`
  return `${type}export const ${name}: Record<keyof typeof zh, string> = {\n${said.join('')}}\n`
}

function draftAll(words) {
  mkdirSync(`${words}/${HANT}`, { recursive: true })
  const files = readdirSync(`${words}/${HANS}`)
  for (const file of files) writeFileSync(`${words}/${HANT}/${file}`, translated(words, file))
  for (const gone of readdirSync(`${words}/${HANT}`).filter(file => !files.includes(file)))
    rmSync(`${words}/${HANT}/${gone}`)
}

const folders = readdirSync(root, { recursive: true })
  .filter(path => basename(path) === HANS)
  .map(path => `${root}/${dirname(path)}`)
folders.forEach(draftAll)
if (process.env.WORDS === undefined)
  execFileSync(biome, ['check', '--write', ...folders.map(words => `${words}/${HANT}`)], {
    stdio: 'inherit',
  })
