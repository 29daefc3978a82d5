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
  const words = line.innerText.slice(0, 40)
  const own = bounds(line), bar = bounds(line.closest('.act, .lobby'))
  const isIn = own.left >= bar.left - SLACK && own.right <= bar.right + SLACK &&
    own.top >= bar.top - SLACK && own.bottom <= bar.bottom + SLACK
  const out = isIn ? [] : [`beyond its bar: ${words}`]
  const text = bounds(line.querySelector('p'))
  const cut = text.height > own.height + SLACK ? [`cut: ${words}`] : []
  const see = document.querySelector('.scene > .see')
  /** Of what is cut off by the stage's edge only what is seen of it. */
  const seen = element => {
    const { left, right, top, bottom } = bounds(element)
    const end = see?.contains(element) ? Math.min(bottom, bounds(see).bottom) : bottom
    return { left, right, top, bottom: end }
  }
  const meets = one => one.left < own.right - SLACK && own.left < one.right - SLACK &&
    one.top < own.bottom - SLACK && own.top < one.bottom - SLACK
  const over = [...document.querySelectorAll(NEEDED)]
    .filter(one => one.checkVisibility() && !one.contains(line) && !line.contains(one))
    .filter(one => meets(seen(one)))
    .map(one => `over ${one.outerHTML.slice(0, 70)}: ${words}`)
  const floating = [...document.querySelectorAll('.guide, .guide *')]
    .filter(one => /fixed|absolute/.test(getComputedStyle(one).position))
    .map(() => `floats: ${words}`)
  return [...out, ...cut, ...over, ...floating]
}"""
