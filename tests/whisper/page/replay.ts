export { default as AllHands } from './AllHands.svelte'
