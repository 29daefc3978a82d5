import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Converter } from 'opencc-js'
import { beforeEach, describe, expect, test } from 'vitest'
import { everythingIn } from './fixtures'

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
    const words = await everythingIn('zh-Hant')
    expect(Object.keys(words).length).toBeGreaterThan(900)
    const wrong = Object.entries(words).filter(
      ([key, text]) => key !== 'language.zh-Hans' && strangers(text).length > 0,
    )
    expect(wrong).toEqual([])
  })

  test('say what Taiwan says', async () => {
    const said = await everythingIn('zh-Hant')
    expect(said['tycoon.unsold']).toBe('流標')
    expect(said['tycoon.starts-at']).toContain('底價')
    expect(said['modern_art.way.once.long']).toBe('喊一圈價')
    expect(said['refusal.unreachable']).toBe('連不上伺服器，請檢查網路')
    expect(Object.values(said).join('\n')).not.toMatch(
      /競拍|信息|網絡|鏈接|刷新|登錄|服務器|點擊鏈接|“|”/,
    )
  })
})

describe('npm run hant', () => {
  let folder = ''

  const write = (language: string, file: string, text: string) =>
    writeFileSync(join(folder, 'words', language, file), text)
  const read = (file: string) => readFileSync(join(folder, 'words/zh-Hant', file), 'utf8')
  const drafted = (...keys: string[]) =>
    execFileSync('node', ['words/hant.mjs', ...keys], {
      env: { ...process.env, WORDS: folder },
      encoding: 'utf8',
    })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'words-'))
    for (const language of ['zh-Hans', 'zh-Hant'])
      mkdirSync(join(folder, 'words', language), { recursive: true })
    write('zh-Hans', 'index.ts', "import { a } from './a'\n\nexport const words = { ...a }\n")
    write(
      'zh-Hans',
      'a.ts',
      "export const a = {\n  'a.old': '网络',\n  'a.new': '竞投\\n信息',\n}\n",
    )
    write('zh-Hant', 'a.ts', "export const a = {\n  'a.old': '網際網路',\n  'a.gone': '舊的',\n}\n")
    write('zh-Hant', 'gone.ts', "export const gone = {\n  'b': '舊的',\n}\n")
  })

  test('drafts what is missing, keeps what was read over, drops what is gone', () => {
    drafted()
    expect(read('a.ts')).toContain("'a.old': '網際網路'")
    expect(read('a.ts')).toContain("'a.new': '競標\\n資訊'")
    expect(read('a.ts')).not.toContain('a.gone')
    expect(readdirSync(join(folder, 'words/zh-Hant'))).toEqual(['a.ts', 'index.ts'])
    expect(read('index.ts')).toContain('export const words = { ...a }')
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
