/** What a room draws and says of this game; fetched by whoever comes into a room of it. */
export { telling } from './beats'
export { logTopics, logWords } from './log'
export { default as Rules } from './Rules.svelte'
export { seatStatus } from './seats'
export { sounds } from './sounds'
export { default as Table } from './Table.svelte'
