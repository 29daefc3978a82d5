export { firstLanguage, knows, language, learn, say, sayAny, speak } from './language.svelte'
export { LANGUAGES, type Language } from './shelves'
export { type Blanks, fill, type Key, type Words } from './words'
