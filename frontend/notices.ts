import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NODE_MODULES = '/node_modules/'
const IS_LICENSE = /^(licen[cs]e|copying|notice)(\.\w+)?$/i
const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'])
/** What others' code in a file is written about after its own terms. */
const BUNDLED = /\n#+ (Licenses of bundled|Bundled) dependencies/

/** In the page without being a module of it: the worker's, and how a part is loaded. */
export const UNSEEN = [
  'vite',
  'vite-plugin-pwa',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
]

/** The folder of the package that a module belongs to; nothing for our own. */
export function packageOf(module: string): string | undefined {
  const at = module.lastIndexOf(NODE_MODULES)
  if (at < 0) return undefined
  const start = at + NODE_MODULES.length
  const [scope = '', name = ''] = module.slice(start).split('?')[0]?.split('/') ?? []
  const whole = scope.startsWith('@') ? `${scope}/${name}` : scope
  return module.slice(0, start).replace(/^\0/, '') + whole
}

/** Name, version, terms and their text. Throws where a package brings none, or not such as we may take. */
export function noticeOf(folder: string): string {
  const told = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!ALLOWED.has(told.license)) throw new Error(`${told.name} is under ${told.license}`)
  const files = readdirSync(folder).filter(name => IS_LICENSE.test(name))
  if (files.length === 0) throw new Error(`${told.name} brings no licence`)
  const texts = files.map(name => readFileSync(join(folder, name), 'utf8').split(BUNDLED)[0])
  return `${told.name} ${told.version} (${told.license})\n\n${texts.join('\n\n').trim()}\n`
}

/** `notices.txt` beside the page: the terms of all that others wrote and that is in it. */
export function notices(root: string): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      const unseen = UNSEEN.map(one => realpathSync(join(root, 'node_modules', one)))
      const found = [...this.getModuleIds()].map(packageOf).filter(one => one !== undefined)
      const folders = [...new Set([...found, ...unseen])].sort()
      const own = readFileSync(join(dirname(root), 'LICENSE'), 'utf8')
      const texts = folders.map(noticeOf)
      const all = [`Gavel · 落槌\n\n${own}`, ...texts].join(`\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source: all })
    },
  }
}
