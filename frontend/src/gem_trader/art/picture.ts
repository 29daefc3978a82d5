import { el, type Ink } from '../../art/ink'

/** Strokes as an image address; an image keeps its gradients' ids to itself. */
export function picture(width: number, height: number, strokes: Ink): string {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }
  return `data:image/svg+xml,${encodeURIComponent(el('svg', frame, strokes))}`
}
