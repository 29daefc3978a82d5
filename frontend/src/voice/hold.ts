import type { Talking } from './talking.svelte'

/** How far one slides to cancel, in CSS pixels. */
export const AWAY_PX = 72

const KEYS = new Set([' ', 'Enter'])

/**
 * What a button hears that is held to talk: by a pointer, by space or enter, or, for who can only
 * click (a screen reader does), by one click to begin and another to send.
 */
export class Hold {
  readonly #talking: Talking
  #start: PointerEvent | null = null
  #isByKey = false

  constructor(talking: Talking) {
    this.#talking = talking
  }

  /** For the button. */
  readonly ears = {
    onpointerdown: (down: PointerEvent) => this.#down(down),
    onpointermove: (move: PointerEvent) => {
      if (this.#start) this.#talking.slide(distance(this.#start, move) > AWAY_PX)
    },
    onpointerup: () => {
      if (this.#start) this.#talking.release()
      this.#start = null
    },
    onpointercancel: () => this.#drop(),
    oncontextmenu: (menu: Event) => menu.preventDefault(),
    onkeydown: (press: KeyboardEvent) => this.#pressed(press),
    onkeyup: (press: KeyboardEvent) => this.#lifted(press),
    onblur: () => {
      if (this.#isByKey) this.#drop()
    },
    onclick: (click: MouseEvent) => this.#clicked(click),
  }

  /** For the window, before anything else hears of it: the drawer would close. */
  readonly escaped = (press: KeyboardEvent): void => {
    const { stage } = this.#talking
    if (press.key !== 'Escape' || (stage !== 'asking' && stage !== 'recording')) return
    press.preventDefault()
    press.stopPropagation()
    this.#drop()
  }

  /** Nobody speaks to a page they can't see. */
  readonly looked = (): void => {
    if (document.hidden) this.#drop()
  }

  #down(down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary) return
    this.#start = down
    if (down.currentTarget instanceof Element) down.currentTarget.setPointerCapture(down.pointerId)
    void this.#talking.press('pointer')
  }

  #pressed(press: KeyboardEvent): void {
    if (!KEYS.has(press.key)) return
    press.preventDefault()
    if (press.repeat) return
    this.#isByKey = true
    void this.#talking.press('key')
  }

  #lifted(press: KeyboardEvent): void {
    if (!KEYS.has(press.key)) return
    press.preventDefault()
    if (this.#isByKey) this.#talking.release()
    this.#isByKey = false
  }

  /** A pointer's click has a detail; a key's was prevented. */
  #clicked(click: MouseEvent): void {
    if (click.detail > 0) return
    if (this.#talking.stage === 'recording') this.#talking.release()
    else void this.#talking.press('click')
  }

  #drop(): void {
    this.#start = null
    this.#isByKey = false
    this.#talking.cancel()
  }
}

function distance(from: PointerEvent, to: PointerEvent): number {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY)
}
