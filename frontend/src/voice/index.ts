/** Fetched when the chat is opened: nobody else needs it. */
export { default as Talk } from './Talk.svelte'
export { default as VoiceLine } from './VoiceLine.svelte'
