export {
  firstLanguage,
  knows,
  LANGUAGES,
  type Language,
  language,
  say,
  sayAny,
  speak,
} from './language.svelte'
export { type Blanks, fill, type Key, type Words } from './words'
