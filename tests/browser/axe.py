"""What axe-core finds wrong on a page as it stands, and what lies outside the window."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from tests.browser.screen import Screen

WIDTHS = {360: 740, 390: 844, 768: 1024, 1280: 800, 2560: 1440}
LOOKS = 4
AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


def violations(screen: Screen, rules: Sequence[str] = ()) -> list[str]:
    """One line each: the rule, where, and what is wrong. Of all rules, or of these alone."""
    still(screen)
    if not screen.page.evaluate("'axe' in window"):
        screen.page.evaluate(_source())
    found: list[str] = screen.page.evaluate(FIND, list(rules))
    return found


def must_be_accessible(screen: Screen, where: str) -> None:
    found = _lasting(lambda: violations(screen))
    assert not found, "\n".join([where, *found])


def must_fit(screen: Screen, where: str) -> None:
    """At every width nothing lies outside the window. Leaves the window as it was."""
    before = screen.page.viewport_size
    for width, height in WIDTHS.items():
        screen.page.set_viewport_size({"width": width, "height": height})
        found = _lasting(lambda: outside(screen))
        assert not found, f"{where} at {width}: {found}"
    if before:
        screen.page.set_viewport_size(before)


def must_look_well(screen: Screen, where: str) -> None:
    must_be_accessible(screen, where)
    must_fit(screen, where)


def still(screen: Screen) -> None:
    """Wait until nothing moves any more that will ever come to rest."""
    screen.page.evaluate(STILL)


def outside(screen: Screen) -> list[str]:
    """What can be seen only in part, or by scrolling sideways; only a strip of cards may do so.

    Mere decoration, empty and hidden from screen readers, may reach beyond the edge.
    """
    found: list[str] = screen.page.evaluate(FIND_OUTSIDE)
    return found


def _lasting(look: Callable[[], list[str]]) -> list[str]:
    """While others play, the page moves: a fault is what is still there at the last look."""
    for _ in range(LOOKS):
        found = look()
        if not found:
            break
    return found


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


STILL = """() => {
  const ending = animation => animation.effect.getComputedTiming().endTime < Infinity
  const moving = document.getAnimations().filter(ending).map(one => one.finished)
  return Promise.allSettled(moving).then(() => true)
}"""

FIND = """async rules => {
  const only = rules.length > 0 ? { runOnly: rules } : {}
  const { violations } = await axe.run({ resultTypes: ['violations'], ...only })
  const why = node => [...node.any, ...node.all, ...node.none].map(check => check.message).join(' ')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.html.slice(0, 120)}: ${why(node)}`))
}"""

FIND_OUTSIDE = """async () => {
  const drawn = () => new Promise(done => requestAnimationFrame(done))
  await drawn().then(drawn)
  const width = document.documentElement.clientWidth
  const isStrip = ({ clientHeight }) => clientHeight < document.documentElement.clientHeight / 3
  const scrolls = element => element !== null &&
    (isStrip(element) && /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement))
  const isOut = ({ left, right, width: own }) => own > 1 && (left < -1 || right > width + 1)
  const all = [...document.querySelectorAll('body *:not([aria-hidden="true"]:empty)')]
  const seen = all.filter(element => element.checkVisibility())
  return seen
    .filter(element => isOut(element.getBoundingClientRect()) && !scrolls(element.parentElement))
    .map(element => element.outerHTML.slice(0, 100))
}"""
