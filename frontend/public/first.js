// What is said before the page itself runs: that it loads, cannot be loaded, or that the browser is
// too old for it. Such a browser reads this too: ES5, nothing fetched, nothing needed.
;(function () {
  var SLOW_MS = 6000
  var root = document.documentElement

  function kept(name) {
    try {
      return localStorage.getItem(name)
    } catch (_) {
      return null
    }
  }

  // As words/language.svelte.ts chooses; a test holds one to the other.
  function spoken() {
    var named = kept('gavel.language')
    var wanted = navigator.languages || [navigator.language || '']
    var known
    if (named === 'zh-Hans' || named === 'zh-Hant' || named === 'en') return named
    known = wanted.map(languageOf).filter(Boolean)
    return known.length ? known[0] : 'en'
  }

  function languageOf(wanted) {
    var tag = String(wanted).toLowerCase()
    if (/^en(-|$)/.test(tag)) return 'en'
    if (!/^zh(-|$)/.test(tag)) return ''
    if (/-hans(-|$)/.test(tag)) return 'zh-Hans'
    return /-(hant|tw|hk|mo)(-|$)/.test(tag) ? 'zh-Hant' : 'zh-Hans'
  }

  // What Chromium 108, Firefox 115 and Safari 15.4 have, and no page of ours can do without.
  function isOld() {
    return !(
      'noModule' in document.createElement('script') &&
      typeof Object.hasOwn === 'function' &&
      typeof Array.prototype.findLast === 'function' &&
      typeof HTMLDialogElement === 'function' &&
      typeof CSS === 'object' &&
      CSS.supports('height', '1dvh')
    )
  }

  function first() {
    return document.getElementById('first')
  }

  function tell(state) {
    if (state !== 'loading' && root.getAttribute('data-first') === 'old') return
    root.setAttribute('data-first', state)
  }

  // A script or a sheet that does not come, or an error while the page begins.
  function failed(event) {
    var tag = (event.target && event.target.tagName) || ''
    if (first() && (tag === '' || tag === 'SCRIPT' || tag === 'LINK')) tell('failed')
  }

  function pressed(event) {
    var node = event.target
    var wanted
    while (node && node.nodeType === 1 && !node.getAttribute('data-do')) node = node.parentNode
    wanted = node && node.nodeType === 1 ? node.getAttribute('data-do') : ''
    if (wanted === 'reload') location.reload()
    if (wanted !== 'anyway') return
    root.setAttribute('data-first', 'loading')
    document.dispatchEvent(new Event('gavel:anyway'))
  }

  var look = kept('gavel.look')
  if (look === 'light' || look === 'dark') root.setAttribute('data-theme', look)
  // Only the first screen begins with its picture (styles/cover.css).
  if (location.pathname === '/') root.setAttribute('data-at', 'home')
  root.lang = spoken()
  root.setAttribute('data-first', isOld() ? 'old' : 'loading')
  window.addEventListener('error', failed, true)
  window.addEventListener('unhandledrejection', failed)
  document.addEventListener('click', pressed)
  setTimeout(function () {
    if (first() && root.getAttribute('data-first') === 'loading') tell('slow')
  }, SLOW_MS)
})()
