/**
 * Writes src/protocol/*.ts from the Python types and src/protocol/facts/*.json, the numbers of each box:
 * `npm run types`. All of them or, if anything fails, none. Another folder may be named.
 * The Python that has the project installed is `PYTHON`, else ../.venv, else python3.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const project = fileURLToPath(new URL('../..', import.meta.url))
const page = fileURLToPath(new URL('..', import.meta.url))
const protocol = fileURLToPath(new URL('../src/protocol/', import.meta.url))
const folder = process.argv[2] ?? protocol
const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))

const options = {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  unreachableDefinitions: true,
}

function python() {
  const local = `${project}.venv/bin/python`
  return process.env.PYTHON ?? (existsSync(local) ? local : 'python3')
}

function printed(module) {
  return JSON.parse(execFileSync(python(), ['-m', module], { cwd: project, encoding: 'utf8' }))
}

/** Only the types: neither the object that held them together nor where they were met. */
function bare(types, title) {
  return types
    .replace(/^[ /*]*This interface was referenced by[^\n]*\n[^\n]*\n/gm, '')
    .replace(new RegExp(`export interface ${title} \\{[^}]*\\}\\n`), '')
    .replace(/\/\*\*\n(?=\s*\*\/)\s*\*\/\n/g, '')
    .replace(/\n \*\s*\n \*\//g, '\n */')
}

async function text({ schema, fingerprint }) {
  const types = bare(await compile(schema, schema.title, options), schema.title)
  return `// Written by \`npm run types\` from the Python types; do not edit.\n// schema ${fingerprint}\n\n${types}`
}

/** As Biome has it, which knows by the name what it is. */
function formatted(name, text) {
  const args = ['check', '--write', `--stdin-file-path=${protocol}${name}`]
  return execFileSync(biome, args, { cwd: page, input: text, encoding: 'utf8' })
}

const files = {}
for (const [name, facts] of Object.entries(printed('infra.protocol.facts'))) {
  files[`facts/${name}.json`] = JSON.stringify(facts)
}
for (const [name, file] of Object.entries(printed('infra.protocol.schema'))) {
  files[`${name}.ts`] = await text(file)
}
const written = Object.entries(files).map(([name, text]) => [name, formatted(name, text)])
for (const [name, text] of written) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
