import { autoUpdate, computePosition, flip, limitShift, offset, shift } from '@floating-ui/dom'

/** What stays clear together with what is pointed at: controls, and what they are about. */
const CLEAR = [
  ['act', 'hand'],
  ['title', 'sit', 'fill', 'start'],
]
const GAP = 16
const MARGIN = 8
/** So much of the ring lies outside what it rings. */
const EDGE = 5

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where the bubble stands, what is ringed, and the line between the two; in pixels of the window. */
export interface Placed {
  bubble: { x: number; y: number }
  ring: Box
  line: { x: number; y: number; height: number; up: boolean }
}

/** Whoever reads this has no eye for a hint. */
const COVER = '[data-guide="cover"]'

/** The first of these that is to be seen; null while something lies over the table. */
export function findTarget(selectors: readonly string[]): HTMLElement | null {
  if (document.querySelector(COVER) !== null) return null
  for (const selector of selectors)
    for (const found of document.querySelectorAll<HTMLElement>(selector))
      if (found.checkVisibility()) return found
  return null
}

/** A hint at what lies outside the window would help nobody. */
export function bringIntoSight(target: HTMLElement): void {
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom <= 0 || top >= window.innerHeight) target.scrollIntoView({ block: 'center' })
}

/** Keeps `bubble` beside `target` until told to stop. */
export function follow(
  target: HTMLElement,
  bubble: HTMLElement,
  onplaced: (placed: Placed) => void,
): () => void {
  const update = () => void place(target, bubble).then(onplaced)
  return autoUpdate(target, bubble, update)
}

async function place(target: HTMLElement, bubble: HTMLElement): Promise<Placed> {
  const clear = clearOf(target)
  const beside = { getBoundingClientRect: () => rectOf(clear), contextElement: target }
  const { x, y } = await computePosition(beside, bubble, {
    placement: 'top',
    strategy: 'fixed',
    middleware: [
      offset(GAP),
      flip({ padding: MARGIN }),
      shift({ padding: MARGIN, limiter: limitShift() }),
    ],
  })
  return {
    bubble: { x, y },
    ring: seenOf(boxOf(target)),
    line: lineBetween(y, bubble.offsetHeight, clear),
  }
}

/** As wide as the target, as high as all that must stay clear with it. */
function clearOf(target: HTMLElement): Box {
  const own = boxOf(target)
  const group = CLEAR.find(names => target.closest(selectorOf(names)) !== null) ?? []
  const boxes = [own, ...group.flatMap(name => all(selectorOf([name]))).map(boxOf)]
  const top = Math.min(...boxes.map(box => box.y))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { ...own, y: top, height: bottom - top }
}

function selectorOf(names: readonly string[]): string {
  return names.map(name => `[data-guide="${name}"]`).join()
}

function all(selector: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  return found.filter(element => element.offsetHeight > 0)
}

/** From the bubble to what must stay clear: it crosses no control. */
function lineBetween(top: number, height: number, clear: Box): Placed['line'] {
  const up = top > clear.y
  const from = up ? clear.y + clear.height : top + height
  const to = up ? top : clear.y
  return { x: clear.x + clear.width / 2, y: from, height: Math.max(0, to - from), up }
}

/** What of it lies in the window. */
function seenOf({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(EDGE, x), Math.max(EDGE, y)]
  const right = Math.min(window.innerWidth - EDGE, x + width)
  const bottom = Math.min(window.innerHeight - EDGE, y + height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function rectOf({ x, y, width, height }: Box) {
  return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }
}
