import type { HandedOver } from './beats'

const DELAY_MS = 250
const MS = 1000
const GLIDE = 'cubic-bezier(0.4, 0, 0.3, 1)'
const SMALL = 0.35

interface Point {
  x: number
  y: number
}

/**
 * Moves what is on sale from a stage to its owner, and a coin from them to each who is paid. Nothing
 * is laid out anew, and all of it stays within the stage; whoever is given back stops it.
 */
export function handOver(
  stage: HTMLElement,
  { owner, payees }: HandedOver,
  chairOf: (seat: number) => number,
): () => void {
  const lot = stage.querySelector<HTMLElement>('[data-lot]')
  if (lot === null || typeof lot.animate !== 'function') return () => {}
  const middle = middleOf(lot)
  const placeOf = (seat: number | null) => (seat === null ? bankOf(stage) : seatOf(chairOf(seat)))
  const to = placeOf(owner)
  const coins = payees.map(payee => paid(stage, middle, [to, placeOf(payee)]))
  const goes = moved(lot, [shift(middle, middle), `${shift(middle, to)} scale(${SMALL})`])
  return () => {
    goes.cancel()
    for (const coin of coins) coin.remove()
  }
}

function paid(stage: HTMLElement, middle: Point, [from, to]: readonly [Point, Point]): HTMLElement {
  const coin = document.createElement('i')
  const { left, top } = stage.getBoundingClientRect()
  coin.ariaHidden = 'true'
  coin.dataset.coin = ''
  coin.style.left = `${middle.x - left}px`
  coin.style.top = `${middle.y - top}px`
  stage.append(coin)
  moved(coin, [shift(middle, from), shift(middle, middle), shift(middle, to)])
  return coin
}

function moved(element: HTMLElement, transform: string[]): Animation {
  return element.animate(
    { transform },
    { duration: MS, delay: DELAY_MS, easing: GLIDE, fill: 'both' },
  )
}

function shift(from: Point, to: Point): string {
  return `translate(${Math.round(to.x - from.x)}px, ${Math.round(to.y - from.y)}px)`
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function seatOf(chair: number): Point {
  const seat = document.querySelector(`[data-chair="${chair}"]`)
  return seat === null ? { x: 0, y: 0 } : middleOf(seat)
}

/** Beyond the upper edge, where nobody sits. */
function bankOf(stage: HTMLElement): Point {
  const { left, top, width } = stage.getBoundingClientRect()
  return { x: left + width / 2, y: top - 60 }
}
