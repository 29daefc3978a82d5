"""The guide's line: whether it stands in the bar of what is asked, whole and over nothing."""

from tests.browser.screen import Screen


def guiding(screen: Screen) -> list[str]:
    """One line for each fault of it. That it is there is not asked."""
    found: list[str] = screen.page.evaluate(FIND_GUIDING)
    return found


FIND_GUIDING = """() => {
  const SLACK = 1.5
  const NEEDED = '.asked, .act :is(button, input), .price, .see [data-guide], .see :is(button, ' +
    'table, img, svg, li, strong), .top > *, .strip, [data-chair]'
  const bounds = element => element.getBoundingClientRect()
  const line = document.querySelector('.guide')
  if (line === null) return []
  const words = line.querySelector('.hint').innerText.slice(0, 40)
  /** Its words and what puts it away; what is asked may stand between. */
  const [said, away] = ['.hint', 'button'].map(one => bounds(line.querySelector(one)))
  const parts = [said, away]
  const own = bounds(line), bar = bounds(line.closest('.act, .lobby'))
  const isIn = own.left >= bar.left - SLACK && own.right <= bar.right + SLACK &&
    own.top >= bar.top - SLACK && own.bottom <= bar.bottom + SLACK
  const out = isIn ? [] : [`beyond its bar: ${words}`]
  const isCut = said.bottom > own.bottom + SLACK || said.right > away.left + SLACK
  const cut = isCut ? [`cut: ${words}`] : []
  const see = document.querySelector('.scene > .see')
  /** Of what is cut off by the stage's edge only what is seen of it. */
  const seen = element => {
    const { left, right, top, bottom } = bounds(element)
    const end = see?.contains(element) ? Math.min(bottom, bounds(see).bottom) : bottom
    return { left, right, top, bottom: end }
  }
  const meets = one => parts.some(part =>
    one.left < part.right - SLACK && part.left < one.right - SLACK &&
    one.top < part.bottom - SLACK && part.top < one.bottom - SLACK)
  const over = [...document.querySelectorAll(NEEDED)]
    .filter(one => one.checkVisibility() && !one.contains(line))
    .filter(one => one !== line.querySelector('button'))
    .filter(one => meets(seen(one)))
    .map(one => `over ${one.outerHTML.slice(0, 70)}: ${words}`)
  const floating = [...document.querySelectorAll('.guide, .guide *')]
    .filter(one => /fixed|absolute/.test(getComputedStyle(one).position))
    .map(() => `floats: ${words}`)
  return [...out, ...cut, ...over, ...floating]
}"""
