const SECOND = 1000

/** How long after the deal: 0:07, 12:30, 1:02:03. */
export function elapsed(ms: number): string {
  const seconds = Math.floor(ms / SECOND)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  const hours = Math.floor(seconds / 3600)
  if (hours === 0) return `${parts[0]}:${two(parts[1])}`
  return [hours, ...parts.map(two)].join(':')
}

function two(part = 0): string {
  return String(part).padStart(2, '0')
}
