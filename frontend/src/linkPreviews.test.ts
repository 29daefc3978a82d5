import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADDRESS, fileOf, type Kind, PREVIEWS, pageOf, previewOf } from '../linkPreviews'
import { LANGUAGES } from './words'

const index = readFileSync('index.html', 'utf8')
const KINDS = Object.keys(PREVIEWS) as Kind[]
const MOST_PICTURE_BYTES = 150_000

function tagsOf(html: string): Record<string, string> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const tags = [...page.head.querySelectorAll('meta[content]')]
  const named = tags.map(tag => [
    tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
    tag.getAttribute('content') ?? '',
  ])
  return Object.fromEntries(named)
}

test.each(KINDS)(
  'a link to a %s is told in each language, and in both where none is known',
  kind => {
    for (const language of [undefined, ...LANGUAGES]) {
      const page = pageOf(index, kind, language)
      const tags = tagsOf(page)
      const { title, about } = previewOf(kind, language)
      expect(tags['og:title']).toBe(title)
      expect(tags['og:description']).toBe(about)
      expect(tags.description).toBe(about)
      expect(tags['twitter:card']).toBe('summary_large_image')
      expect(page).toContain(`<title>${title}</title>`)
      expect(page).toContain(`<html lang="${language ?? 'en'}" translate="no"`)
      expect(page.match(/name="description"/g)).toHaveLength(1)
    }
  },
)

test('what is told is short enough to be shown, and different for every kind', () => {
  const all = KINDS.flatMap(kind => LANGUAGES.map(language => previewOf(kind, language)))
  expect(new Set(all.map(({ about }) => about)).size).toBe(all.length)
  for (const { title, about } of all) {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(about.length).toBeLessThanOrEqual(110)
    expect(title + about).not.toMatch(/["<&]/)
  }
})

test('its picture is ours, of the size that is told, and light', () => {
  const tags = tagsOf(pageOf(index, 'room', 'en'))
  const picture = tags['og:image'] ?? ''
  expect(picture.startsWith(`${ADDRESS}/`)).toBe(true)
  const file = readFileSync(`public${picture.slice(ADDRESS.length)}`)
  expect(file.readUInt32BE(16)).toBe(Number(tags['og:image:width']))
  expect(file.readUInt32BE(20)).toBe(Number(tags['og:image:height']))
  expect(file.length).toBeLessThan(MOST_PICTURE_BYTES)
})

test('a page has a name by its kind and language', () => {
  expect(fileOf('room')).toBe('pages/room.html')
  expect(fileOf('replay', 'zh-Hant')).toBe('pages/replay.zh-Hant.html')
})
