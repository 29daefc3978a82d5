const REMEMBERED = 'gavel.hidden'

let persons = $state.raw<readonly string[]>(remembered())

/** B-20: whether this person's chat lines are hidden, on this device alone. */
export function isHidden(person: string): boolean {
  return persons.includes(person)
}

export function hide(person: string, hidden: boolean): void {
  const others = persons.filter(other => other !== person)
  persons = hidden ? [...others, person] : others
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(persons))
  } catch {
    // A browser that keeps nothing hides for this visit.
  }
}

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
