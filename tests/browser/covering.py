"""What is told of what happened, and whether it lies over what is asked or looked at."""

from tests.browser.screen import Screen


def covering(screen: Screen) -> list[str]:
    """One line for each thing that is told over something, beyond the window or not at all."""
    found: list[str] = screen.page.evaluate(FIND_COVERING)
    return found


FIND_COVERING = """async () => {
  const drawn = () => new Promise(done => requestAnimationFrame(done))
  await drawn().then(drawn)
  const SLACK = 1.5
  const NEEDED = '.asked, .act :is(button, input), .price, .see [data-guide], .see :is(button, ' +
    'table, img, svg, li, strong), .top > *, .strip'
  const bounds = element => element.getBoundingClientRect()
  const center = document.querySelector('.center')
  center.scrollTop = 0
  const [see, act] = ['.scene > .see', '.scene > .act'].map(one => document.querySelector(one))
  const isIn = (inner, outer) => inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK && inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK
  const meets = (one, other) => one.left < other.right - SLACK && other.left < one.right - SLACK &&
    one.top < other.bottom - SLACK && other.top < one.bottom - SLACK
  const told = [...document.querySelectorAll('[data-told]')].filter(one => one.checkVisibility())
  if (told.length !== 1) return [`told ${told.length} times`]
  const [line] = told
  const words = line.innerText.slice(0, 40).replaceAll('\\n', ' ')
  const out = isIn(bounds(line), bounds(center)) ? [] : [`beyond the table: ${words}`]
  /** Of what is cut off by the stage's edge only what is seen of it. */
  const seen = element => {
    const { left, right, top, bottom } = bounds(element)
    const end = see.contains(element) ? Math.min(bottom, bounds(see).bottom) : bottom
    return { left, right, top, bottom: end }
  }
  const over = [...document.querySelectorAll(NEEDED)]
    .filter(one => one.checkVisibility() && !one.contains(line) && !line.contains(one))
    .filter(one => meets(seen(one), bounds(line)))
    .map(one => `over ${one.outerHTML.slice(0, 70)}: ${words}`)
  const cut = line.scrollWidth > line.clientWidth + SLACK ? [`cut: ${words}`] : []
  const isBelow = act?.checkVisibility() && bounds(act).left < bounds(see).right - SLACK &&
    bounds(see).bottom > bounds(act).top + SLACK
  const pushed = isBelow
    ? [`pushes ${Math.round(bounds(see).bottom - bounds(act).top)} px of the stage down: ${words}`]
    : []
  return [...out, ...over, ...cut, ...pushed]
}"""
