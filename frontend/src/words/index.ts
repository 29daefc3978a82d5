export { LANGUAGES, type Language } from './dictionaries'
export { firstLanguage, knows, language, learn, say, sayAny, speak } from './language.svelte'
export { type Blanks, fill, isolated, type Key, type Words } from './words'
