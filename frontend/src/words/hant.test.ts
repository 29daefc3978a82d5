import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Converter } from 'opencc-js'
import { beforeEach, describe, expect, test } from 'vitest'
import { COMMON, GAME_WORDS } from './shelves'

const toTraditional = Converter({ from: 'cn', to: 't' })
const OPENCC = join(process.cwd(), 'node_modules/opencc-js/dist/esm-lib/dict')

/** What OpenCC itself writes in Traditional text: 划 in 划算, though 计划 becomes 計劃. */
const WRITTEN = new Set(['STCharacters', 'STPhrases', 'TWVariants'].flatMap(written))

function written(dictionary: string): string[] {
  const [, pairs = ''] =
    /"(.*)"/s.exec(readFileSync(join(OPENCC, `${dictionary}.js`), 'utf8')) ?? []
  return pairs.split('|').flatMap(pair => [...pair.split(' ').slice(1).join('')])
}

function isSimplifiedOnly(letter: string): boolean {
  return !WRITTEN.has(letter) && toTraditional(letter) !== letter
}

const strangers = (words: string) => [...words].filter(isSimplifiedOnly)

describe('the Traditional words', () => {
  test('the search for simplified characters finds them', () => {
    expect(strangers('竞标得标流标')).toEqual(['竞', '标', '标', '标'])
    expect(strangers('競標，得標，流標，底價，划算，台，裡')).toEqual([])
  })

  test('hold no simplified character', async () => {
    const shelves = [COMMON, ...Object.values(GAME_WORDS)].map(shelf => shelf['zh-Hant']())
    const words = Object.assign({}, ...(await Promise.all(shelves))) as Record<string, string>
    expect(Object.keys(words).length).toBeGreaterThan(900)
    const wrong = Object.entries(words).filter(
      ([key, text]) => key !== 'language.zh-Hans' && strangers(text).length > 0,
    )
    expect(wrong).toEqual([])
  })

  test('say what Taiwan says', async () => {
    const { hant } = await import('./hant')
    const { tycoon } = await import('./hant/tycoon')
    const { modernArt } = await import('./hant/modern_art')
    expect(tycoon['tycoon.unsold']).toBe('流標')
    expect(tycoon['tycoon.starts-at']).toContain('底價')
    expect(modernArt['modern_art.way.once.long']).toBe('喊一圈價')
    expect(hant['refusal.unreachable']).toBe('連不上伺服器，請檢查網路')
    const words = Object.values({ ...hant, ...tycoon, ...modernArt }).join('\n')
    expect(words).not.toMatch(/競拍|信息|網絡|鏈接|刷新|登錄|服務器|點擊鏈接|“|”/)
  })
})

describe('npm run hant', () => {
  let folder = ''

  const write = (language: string, file: string, text: string) =>
    writeFileSync(join(folder, language, file), text)
  const read = (file: string) => readFileSync(join(folder, 'hant', file), 'utf8')
  const drafted = (...keys: string[]) =>
    execFileSync('node', ['words/hant.mjs', ...keys], {
      env: { ...process.env, WORDS: folder },
      encoding: 'utf8',
    })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'words-'))
    for (const language of ['zh', 'hant']) mkdirSync(join(folder, language))
    write('zh', 'index.ts', "import { a } from './a'\n\nexport const zh = { ...a }\n")
    write('zh', 'a.ts', "export const a = {\n  'a.old': '网络',\n  'a.new': '竞投\\n信息',\n}\n")
    write('hant', 'a.ts', "export const a = {\n  'a.old': '網際網路',\n  'a.gone': '舊的',\n}\n")
    write('hant', 'gone.ts', "export const gone = {\n  'b': '舊的',\n}\n")
  })

  test('drafts what is missing, keeps what was read over, drops what is gone', () => {
    drafted()
    expect(read('a.ts')).toContain("'a.old': '網際網路'")
    expect(read('a.ts')).toContain("'a.new': '競標\\n資訊'")
    expect(read('a.ts')).not.toContain('a.gone')
    expect(readdirSync(join(folder, 'hant'))).toEqual(['a.ts', 'index.ts'])
    expect(read('index.ts')).toContain('export const hant = { ...a }')
  })

  test('drafts anew what it is told to', () => {
    drafted('a.old')
    expect(read('a.ts')).toContain("'a.old': '網路'")
  })

  test('changes nothing the second time', () => {
    drafted()
    const first = read('a.ts')
    expect([drafted(), read('a.ts')]).toEqual(['', first])
  })
})
