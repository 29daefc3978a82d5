"""What is there but can't be seen or hit: under the bar of buttons, cut off, or covered."""

from tests.browser.screen import Screen


def hidden(screen: Screen, may_scroll: bool = False) -> list[str]:
    """One line for each fault of the stage that is shown, from its top.

    Where something is asked, all of the stage is to be seen without scrolling, unless it may
    scroll. No text leaves the box it is drawn in or ends in dots (the names of people may), and
    whatever can be pressed is hit at its middle once it is scrolled to.
    """
    found: list[str] = screen.page.evaluate(FIND_HIDDEN, may_scroll)
    return found


FIND_HIDDEN = """async mayScroll => {
  const drawn = () => new Promise(done => requestAnimationFrame(done))
  await drawn().then(drawn)
  const SLACK = 1.5, GLYPHS = 0.3
  const once = judge => {
    const known = new Map()
    return one => known.get(one) ?? known.set(one, judge(one)).get(one)
  }
  const styleOf = once(element => getComputedStyle(element))
  const boundsOf = once(element => element.getBoundingClientRect())
  const isShown = once(element => element.checkVisibility() &&
    !element.closest('.sr-only, [data-not-of-the-page]'))
  const around = once(element =>
    element.parentElement === null ? [element] : [element, ...around(element.parentElement)])
  const all = what => [...document.querySelectorAll(what)].filter(isShown)
  const told = element => {
    const words = element.getAttribute('aria-label') ?? element.innerText ?? ''
    return `${words.slice(0, 30).replaceAll('\\n', ' ')}: ${element.outerHTML.slice(0, 70)}`
  }
  const center = document.querySelector('.center')

  const below = () => {
    const [see, act] = ['.scene > .see', '.scene > .act'].map(name => document.querySelector(name))
    if (!act?.checkVisibility()) return []
    const isBeside = boundsOf(act).left > boundsOf(see).right - SLACK
    const strip = document.querySelector('.strip')
    const end = isBeside && strip ? boundsOf(strip).top : boundsOf(act).top
    const under = Math.round(Math.max(boundsOf(see).bottom - end,
      boundsOf(act).bottom - boundsOf(center).bottom))
    return under > SLACK ? [`${under} px of the stage are below what is seen`] : []
  }

  const scrolling = () => all('.scene .see *')
    .filter(one => /auto|scroll/.test(styleOf(one).overflowY))
    .filter(one => one.scrollHeight > one.clientHeight + SLACK)
    .map(one => `${one.scrollHeight - one.clientHeight} px only by scrolling: ${told(one)}`)

  const people = new Set(all('[data-chair] .name').map(one => one.innerText.trim()))
  const isDots = once(element => styleOf(element).textOverflow === 'ellipsis')
  const opens = element => element.closest('[aria-expanded]') !== null
  const dotted = () => all('.ring *')
    .filter(one => isDots(one) && one.scrollWidth > one.clientWidth + 1)
    .filter(one => !opens(one) && !people.has(one.innerText.trim()))
    .map(one => `ends in dots: ${told(one)}`)

  const isTiny = once(one => one.clientWidth === 1 && one.clientHeight === 1)
  const isSeen = colour => !/^(transparent|rgba\\(.*, 0\\))$/.test(colour)
  const isDrawn = once(element => {
    const { backgroundColor, borderTopWidth, borderLeftWidth, borderTopColor } = styleOf(element)
    const isEdged = parseFloat(borderTopWidth) && parseFloat(borderLeftWidth)
    return isSeen(backgroundColor) || (isEdged && isSeen(borderTopColor))
  })
  const cuts = once(one => /hidden|clip/.test(styleOf(one).overflowX) && !isDots(one))
  const scrolls = once(one => /auto|scroll/.test(styleOf(one).overflow))
  const boxesOf = once(element => {
    const end = around(element).findIndex(scrolls)
    const near = around(element).slice(0, end < 0 ? undefined : end)
    const drawn = near.find(isDrawn)
    return near.filter(one => one === drawn || cuts(one))
  })
  const isSeenAtAll = (line, box) => line.top < box.bottom && line.bottom > box.top
  const leaves = (line, box) => {
    const slack = line.height * GLYPHS
    if (!isSeenAtAll(line, box)) return false
    return line.left < box.left - SLACK || line.right > box.right + SLACK ||
      line.top < box.top - slack || line.bottom > box.bottom + slack
  }
  const linesOf = text => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }
  const textsOf = element => [...element.childNodes].filter(one =>
    one.nodeType === Node.TEXT_NODE && one.data.trim())
  const outgrown = element => {
    const lines = textsOf(element).flatMap(linesOf)
    return boxesOf(element).find(box => lines.some(line => leaves(line, boundsOf(box))))
  }
  const outside = () => all('.ring *')
    .filter(one => textsOf(one).length > 0 && !around(one).some(two => isTiny(two) || isDots(two)))
    .map(one => [one, outgrown(one)])
    .filter(([, box]) => box)
    .map(([one, box]) => `leaves its box: ${one.innerText.slice(0, 30)}: ${told(box)}`)

  const TARGETS = 'button, a[href], input, select, textarea, summary, [role=tab]'
  const owns = (target, hit) => hit !== null &&
    [target, ...(target.labels ?? [])].some(one => one.contains(hit))
  const toTop = () => around(center).forEach(one => (one.scrollTop = 0))
  const coverOf = target => {
    toTop()
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return owns(target, hit) ? [] : [`${told(target)} is covered by ${hit?.outerHTML.slice(0, 70)}`]
  }
  const covered = () => all(TARGETS).filter(one => !one.disabled).flatMap(coverOf)

  toTop()
  const unseen = mayScroll ? [] : [...below(), ...scrolling()]
  const found = [...unseen, ...dotted(), ...outside(), ...covered()]
  toTop()
  return found
}"""
