/** Saves something as a file on the player's device. */
export function save(what: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(what)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
