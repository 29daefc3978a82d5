import { MediaQuery } from 'svelte/reactivity'

/** Whether there is room for chairs at both sides of the table; below it is a phone. */
export const wide = new MediaQuery('min-width: 900px')
