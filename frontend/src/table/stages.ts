import type { Component } from 'svelte'

/** A component for each stage of a game; `More` is what all of them are given beside. */
export type Stages<Model, Stage extends { is: string }, More extends object = object> = {
  [Is in Stage['is']]: Component<{ model: Model; stage: Extract<Stage, { is: Is }> } & More>
}
