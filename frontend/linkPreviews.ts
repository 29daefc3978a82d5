import type { Plugin } from 'vite'
import type { Language } from './src/words/dictionaries.ts'

/** What a link leads to, as far as its path says. */
export type Kind = 'home' | 'room' | 'replay'

/** Where the page will stand is known when it is served or uploaded: it takes this one's place. */
export const ADDRESS = 'https://address.invalid'

export interface Preview {
  title: string
  about: string
}

const HOME: Record<Language, Preview> = {
  en: {
    title: 'Gavel · 落槌',
    about: 'Auction board games with friends: open a room, send its link, bid.',
  },
  'zh-Hans': { title: '落槌 · Gavel', about: '和朋友一起玩拍卖桌游：开一个房间，发出链接，出价。' },
  'zh-Hant': { title: '落槌 · Gavel', about: '和朋友一起玩拍賣桌遊：開一個房間，送出連結，出價。' },
}

const ROOM: Record<Language, Preview> = {
  en: {
    title: 'A room in Gavel',
    about: 'Come in, take a chair or watch. Auction board games, nothing to install.',
  },
  'zh-Hans': {
    title: '落槌的一个房间',
    about: '点开就进来：坐下来玩，或者旁观。拍卖桌游，不用安装。',
  },
  'zh-Hant': {
    title: '落槌的一個房間',
    about: '點開就進來：坐下來玩，或者旁觀。拍賣桌遊，不用安裝。',
  },
}

const REPLAY: Record<Language, Preview> = {
  en: {
    title: 'A finished game in Gavel',
    about: 'Watch it again step by step, through any eyes.',
  },
  'zh-Hans': { title: '落槌的一局回放', about: '一步一步重看这一局，换谁的视角都行。' },
  'zh-Hant': { title: '落槌的一局重播', about: '一步一步重看這一局，換誰的視角都行。' },
}

/** What is told of a link: its kind alone, nothing about the room or the people in it. */
export const PREVIEWS: Record<Kind, Record<Language, Preview>> = {
  home: HOME,
  room: ROOM,
  replay: REPLAY,
}

const LOCALES: Record<Language, string> = { en: 'en_GB', 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW' }
const DESCRIPTION = /\s*<meta name="description"[^>]*>/
const TITLE = /<title>.*?<\/title>/

/** The page's file for a kind of link; without a language for whoever names none that we speak. */
export function fileOf(kind: Kind, language?: Language): string {
  const ending = language === undefined ? '' : `.${language}`
  return `pages/${kind}${ending}.html`
}

/** In two languages for who named none: a crawler of a messenger seldom does. */
export function previewOf(kind: Kind, language?: Language): Preview {
  const said = PREVIEWS[kind]
  if (language !== undefined) return said[language]
  const both = (part: keyof Preview) => `${said.en[part]} ${said['zh-Hans'][part]}`
  return {
    title: kind === 'home' ? said.en.title : said.en.title.concat(' · ', said['zh-Hans'].title),
    about: both('about'),
  }
}

/** index.html with what is told of a link of that kind. */
export function pageOf(index: string, kind: Kind, language?: Language): string {
  const { title, about } = previewOf(kind, language)
  const tags: [string, string, string][] = [
    ['name', 'description', about],
    ['property', 'og:site_name', 'Gavel · 落槌'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', about],
    ['property', 'og:image', `${ADDRESS}/link.png`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', 'Gavel · 落槌'],
    ['property', 'og:locale', LOCALES[language ?? 'en']],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  const written = tags.map(([by, name, said]) => `\n    <meta ${by}="${name}" content="${said}">`)
  return index
    .replace(/<html lang="[^"]*"/, `<html lang="${language ?? 'en'}"`)
    .replace(DESCRIPTION, written.join(''))
    .replace(TITLE, `<title>${title}</title>`)
}

/**
 * A page for each kind of link in each language, beside index.html: whoever unfolds a link in a
 * message reads the head alone and runs no script.
 */
export const linkPreviews: Plugin = {
  name: 'link-previews',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const html = String(index.source)
      for (const kind of Object.keys(PREVIEWS) as Kind[])
        for (const language of [undefined, ...(Object.keys(LOCALES) as Language[])]) {
          const source = pageOf(html, kind, language)
          this.emitFile({ type: 'asset', fileName: fileOf(kind, language), source })
        }
      index.source = pageOf(html, 'home')
    },
  },
}
