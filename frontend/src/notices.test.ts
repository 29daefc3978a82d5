import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noticeOf, packageOf, UNSEEN } from '../notices'

const MODULES = join(import.meta.dirname, '..', 'node_modules')

function aPackage(license: string, text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1', license }))
  if (text) writeFileSync(join(folder, 'LICENSE'), text)
  return folder
}

test('a module is of a package, or ours', () => {
  expect(packageOf('/a/node_modules/svelte/src/index.js?x')).toBe('/a/node_modules/svelte')
  expect(packageOf('/a/node_modules/@vendor/part/dist/x.mjs')).toBe('/a/node_modules/@vendor/part')
  expect(packageOf('/a/node_modules/x/node_modules/y/z.js')).toBe(
    '/a/node_modules/x/node_modules/y',
  )
  expect(packageOf('/a/src/App.svelte')).toBeUndefined()
})

test.each(['svelte', 'uqr', ...UNSEEN])('what is in the page brings its terms: %s', name => {
  expect(noticeOf(join(MODULES, name))).toContain('Permission is hereby granted')
})

test('a package without terms, or with such as we may not take, stops the build', () => {
  expect(noticeOf(aPackage('MIT', 'as it is'))).toBe('x 1 (MIT)\n\nas it is\n')
  expect(() => noticeOf(aPackage('MIT'))).toThrow('x brings no licence')
  expect(() => noticeOf(aPackage('GPL-3.0', 'share alike'))).toThrow('x is under GPL-3.0')
})
