import type { Words } from './words'

export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** A dictionary that is fetched when it is wanted. */
type Shelf = () => Promise<Partial<Words>>

/** What every screen may say. */
export const COMMON: Record<Language, Shelf> = {
  'zh-Hans': async () => (await import('./zh')).zh,
  'zh-Hant': async () => (await import('./hant')).hant,
  en: async () => (await import('./en')).en,
}

/** What only a game says, by the name the server knows it by; what only the guide or a finished game says. */
export const GAME_WORDS: Record<string, Record<Language, Shelf>> = {
  tycoon: {
    'zh-Hans': async () => (await import('./zh/tycoon')).tycoon,
    'zh-Hant': async () => (await import('./hant/tycoon')).tycoon,
    en: async () => (await import('./en/tycoon')).tycoon,
  },
  modern_art: {
    'zh-Hans': async () => (await import('./zh/modern_art')).modernArt,
    'zh-Hant': async () => (await import('./hant/modern_art')).modernArt,
    en: async () => (await import('./en/modern_art')).modernArt,
  },
  guide: {
    'zh-Hans': async () => (await import('./zh/guide')).guide,
    'zh-Hant': async () => (await import('./hant/guide')).guide,
    en: async () => (await import('./en/guide')).guide,
  },
  gem_trader: {
    'zh-Hans': async () => (await import('./zh/gem_trader')).gemTrader,
    'zh-Hant': async () => (await import('./hant/gem_trader')).gemTrader,
    en: async () => (await import('./en/gem_trader')).gemTrader,
  },
  replay: {
    'zh-Hans': async () => (await import('./zh/replay')).replay,
    'zh-Hant': async () => (await import('./hant/replay')).replay,
    en: async () => (await import('./en/replay')).replay,
  },
  proof: {
    'zh-Hans': async () => (await import('./zh/proof')).proof,
    'zh-Hant': async () => (await import('./hant/proof')).proof,
    en: async () => (await import('./en/proof')).proof,
  },
  plots: {
    'zh-Hans': async () => (await import('./zh/plots')).plots,
    'zh-Hant': async () => (await import('./hant/plots')).plots,
    en: async () => (await import('./en/plots')).plots,
  },
}
