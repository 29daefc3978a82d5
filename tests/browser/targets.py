"""What a finger must hit: 44 by 44 pixels, or a word in a sentence."""

from tests.browser.screen import Screen


def too_small(screen: Screen) -> list[str]:
    """Every target around whose middle there are not 44 by 44 pixels of its own.

    What lies there may be drawn smaller: a finger is answered beside the drawing as well.
    """
    found: list[str] = screen.page.evaluate(FIND_SMALL)
    return found


FIND_SMALL = """() => {
  const HALF = 21
  const targets = [...document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, [role=tab]')]
  const isOn = target => target.checkVisibility() && !target.disabled &&
    !target.closest('.sr-only, [data-not-of-the-page]')
  const partner = target => target.labels?.[0] ?? target
  const isRoomy = target => [target, partner(target)].some(one =>
    isWide(one.getBoundingClientRect()))
  const isWide = ({ width, height }) => width > 43.5 && height > 43.5
  const owns = (target, x, y) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (partner(target).contains(hit) || target.contains(hit))
  }
  const fits = target => {
    if (isRoomy(target)) return true
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const x = left + width / 2, y = top + height / 2
    return [[-HALF, 0], [HALF, 0], [0, -HALF], [0, HALF]].every(([dx, dy]) =>
      owns(target, x + dx, y + dy))
  }
  return targets.filter(isOn).filter(target => !fits(target)).map(target => {
    const { width, height } = target.getBoundingClientRect()
    const name = target.getAttribute('aria-label') ?? target.innerText ?? ''
    return `${Math.round(width)}x${Math.round(height)}: ${name.slice(0, 40)}: ` +
      target.outerHTML.slice(0, 90)
  })
}"""
